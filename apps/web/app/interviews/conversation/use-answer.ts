import type { QuestionProgress } from '@sightline/coach/interview/state'
import type { Speech } from '@sightline/contracts/interviews/events'
import { SPOKEN_ANSWER_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
import { useRef } from 'react'
import type { Report } from '../log/create-interview-log.ts'
import { forgetAnswer, keptAnswerTo } from '../sample/kept-sample.ts'
import { useAnswerSpeech } from '../voice/use-answer-speech.ts'
import { useAnswerDraft } from './use-answer-draft.ts'

interface Options {
  interviewId: string
  progress: QuestionProgress | null
  /** Whether the interview takes an answer now. */
  isTaken: boolean
  /** Called just before the answer is reported. */
  beforeSend: () => void
  report: Report
}

/** The answer that is being written or dictated. Another turn starts with an empty answer. */
export function useAnswer({ interviewId, progress, isTaken, beforeSend, report }: Options) {
  const turn = `${progress?.question} ${progress?.answers.length}`
  const draft = useAnswerDraft(interviewId, turn, () =>
    progress?.answers.length === 0 ? keptAnswerTo(progress.question) : '',
  )
  const speech = useAnswerSpeech(turn)
  const answerBox = useRef<HTMLTextAreaElement>(null)
  const canSend = isTaken && !speech.isBusy

  function writeAnswer(text: string) {
    draft.write(text)
    if (text.trim() === '') speech.clear()
  }
  function appendTranscript(text: string, measured: Speech) {
    draft.write(
      [draft.text.trimEnd(), text].filter(Boolean).join(' ').slice(0, SPOKEN_ANSWER_MAX_LENGTH),
    )
    speech.add(measured)
    answerBox.current?.focus()
  }
  function sendAnswer() {
    const text = draft.text.trim()
    if (!progress || !canSend || text === '') return
    beforeSend()
    draft.write('')
    report({ type: 'answered', question: progress.question, text, ...speech.ofAnswer })
    if (keptAnswerTo(progress.question) !== '') forgetAnswer()
    answerBox.current?.focus()
  }

  return {
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
  }
}
