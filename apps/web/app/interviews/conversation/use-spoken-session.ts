import { currentQuestion, isClosing } from '@sightline/coach/interview/state'
import type { Drawing } from '@sightline/contracts/drawing'
import type { ReportedEvent, Speech } from '@sightline/contracts/interview-events'
import { SPOKEN_ANSWER_MAX_LENGTH } from '@sightline/contracts/interview-limits'
import type { InterviewDetail } from '@sightline/contracts/interviews'
import { useRef } from 'react'
import { useAutosavedText } from '../editor/use-autosaved-text.ts'
import { forgetAnswer, keptAnswerTo } from '../sample/kept-sample.ts'
import { useNextQuestion } from '../session/use-next-question.ts'
import { useSyncedInterview } from '../session/use-synced-interview.ts'
import { openQuestionText } from '../voice/open-question.ts'
import { useAnswerSpeech } from '../voice/use-answer-speech.ts'
import { useAnswerDraft } from './use-answer-draft.ts'

/** Notes are sent less often than code, because nothing depends on them before the next answer. */
const SEND_NOTES_AFTER_MS = 3000

export type SpokenSessionOptions = {
  detail: InterviewDetail
  /** Events of an earlier visit that the server does not have yet. */
  unsentEvents: ReportedEvent[]
  /** Loads the interview again, which then shows the state of the server. */
  onReload: () => void
}

export type SpokenSession = ReturnType<typeof useSpokenSession>

/**
 * All state of an interview that is answered in words: the interview, the answer that is being written, and the notes.
 */
export function useSpokenSession({ detail, unsentEvents, onReload }: SpokenSessionOptions) {
  const { id: interviewId } = detail.interview

  // The interview, in step with the server, other tabs and other devices.
  const synced = useSyncedInterview(detail, unsentEvents, { onReload, onCodeFromElsewhere: () => {} })
  const { interview, report } = synced
  const nextQuestion = useNextQuestion(synced, ({ answers }) => answers.length > 0)
  const progress = currentQuestion(interview)
  const isEnded = interview.state === 'ended'
  const isPaused = interview.state === 'paused' && interview.pausedBecause === 'asked'
  const isOver = isEnded || isClosing(interview)
  const isAnswerExpected =
    progress?.doneClockMs === null && (progress.answers.length === 0 || progress.followUp?.answer === null)

  // The notes and the drawing beside a system design, which are saved together.
  const savedDrawing = drawingJson(progress?.notes?.drawing)
  const notes = useAutosavedText(progress?.notes?.text ?? '', () => reportNotes())
  const drawing = useAutosavedText(savedDrawing, () => reportNotes())
  function reportNotes() {
    if (!progress) return
    const drawn: Drawing | undefined = drawing.current() === '' ? undefined : JSON.parse(drawing.current())
    report(
      {
        type: 'notes-saved',
        question: progress.question,
        text: notes.current(),
        ...(drawn && { drawing: drawn }),
      },
      SEND_NOTES_AFTER_MS,
    )
  }

  // The answer that is being written or dictated. Another turn starts with an empty answer.
  const turn = `${progress?.question} ${progress?.answers.length}`
  const draft = useAnswerDraft(interviewId, turn, () =>
    progress?.answers.length === 0 ? keptAnswerTo(progress.question) : '',
  )
  const speech = useAnswerSpeech(turn)
  const answerBox = useRef<HTMLTextAreaElement>(null)
  const canSend = isAnswerExpected && !isOver && !isPaused && synced.reply.streamed === null && !speech.isBusy
  function writeAnswer(text: string) {
    draft.write(text)
    if (text.trim() === '') speech.clear()
  }
  function appendTranscript(text: string, measured: Speech) {
    draft.write([draft.text.trimEnd(), text].filter(Boolean).join(' ').slice(0, SPOKEN_ANSWER_MAX_LENGTH))
    speech.add(measured)
    answerBox.current?.focus()
  }
  function sendAnswer() {
    const text = draft.text.trim()
    if (!progress || !canSend || text === '') return
    // Before the answer, because the notes count as part of it.
    notes.save()
    drawing.save()
    draft.write('')
    report({ type: 'answered', question: progress.question, text, ...speech.ofAnswer })
    if (keptAnswerTo(progress.question) !== '') forgetAnswer()
    answerBox.current?.focus()
  }
  async function sendAndReload() {
    if (await synced.flush()) synced.reload()
  }

  return {
    detail,
    interviewId,
    synced,
    progress,
    nextQuestion,
    isEnded,
    isPaused,
    isOver,
    isAnswerExpected,
    /** The question or follow-up that waits for an answer, in Markdown. */
    openQuestion: isAnswerExpected ? openQuestionText(progress, detail.spokenQuestions, interview.leadIns) : null,
    notes,
    /** The drawing beside a system design, as JSON; empty before the first box. */
    drawing,
    savedDrawing,
    turn,
    answer: draft.text,
    answerBox,
    canSend,
    writeAnswer,
    appendTranscript,
    /** True while a recording is made or transcribed. */
    isSpeaking: speech.isBusy,
    setIsSpeaking: speech.setIsBusy,
    sendAnswer,
    sendAndReload,
  }
}

const drawingJson = (drawing: Drawing | undefined) => (drawing ? JSON.stringify(drawing) : '')
