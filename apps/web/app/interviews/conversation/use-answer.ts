import type { QuestionProgress } from '@sightline/coach/interview/state'
import { addSpeech } from '@sightline/coach/speech/measure-speech'
import type { Speech } from '@sightline/contracts/interviews/events'
import { SPOKEN_ANSWER_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
import { type RefObject, useRef, useState } from 'react'
import type { Report } from '../log/create-interview-log.ts'
import type { UnsentText } from '../log/unsent-text.ts'
import { forgetAnswer, keptAnswerTo } from '../samples/kept-sample.ts'
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

/** The answer that is being written or dictated. */
export interface WrittenAnswer {
  /** Names what is answered. */
  turn: string
  text: string
  box: RefObject<HTMLTextAreaElement | null>
  canSend: boolean
  write: (text: string) => void
  appendTranscript: (text: string, measured: Speech) => void
  /** True while a recording is made or transcribed. */
  isSpeaking: boolean
  setIsSpeaking: (isSpeaking: boolean) => void
  send: () => void
  unsentText: UnsentText
}

/** Another turn starts with an empty answer. */
export function useAnswer({
  interviewId,
  progress,
  isTaken,
  beforeSend,
  report,
}: Options): WrittenAnswer {
  const turn = `${progress?.question} ${progress?.answers.length}`
  const draft = useAnswerDraft(interviewId, turn, () =>
    progress?.answers.length === 0 ? keptAnswerTo(progress.question) : '',
  )
  const speech = useAnswerSpeech(turn)
  const box = useRef<HTMLTextAreaElement>(null)
  const canSend = isTaken && !speech.isBusy
  const isEmpty = draft.text.trim() === '' && !speech.isBusy
  const unsentState = isEmpty ? 'none' : canSend ? 'sendable' : 'lost'

  function write(text: string) {
    draft.write(text)
    if (text.trim() === '') speech.clear()
  }
  function appendTranscript(text: string, measured: Speech) {
    draft.write(
      [draft.text.trimEnd(), text].filter(Boolean).join(' ').slice(0, SPOKEN_ANSWER_MAX_LENGTH),
    )
    speech.add(measured)
    box.current?.focus()
  }
  function send() {
    const text = draft.text.trim()
    if (!progress || !canSend || text === '') return
    beforeSend()
    draft.write('')
    report({ type: 'answered', question: progress.question, text, ...speech.ofAnswer })
    if (keptAnswerTo(progress.question) !== '') forgetAnswer()
    box.current?.focus()
  }

  return {
    turn,
    text: draft.text,
    box,
    canSend,
    write,
    appendTranscript,
    isSpeaking: speech.isBusy,
    setIsSpeaking: speech.setIsBusy,
    send,
    unsentText: { state: unsentState, send },
  }
}

/**
 * Measures of how an answer was spoken, where it was. `turn` names what is answered; measures of an
 * earlier turn are dropped.
 */
function useAnswerSpeech(turn: string) {
  const [measured, setMeasured] = useState<{ turn: string; speech: Speech } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const speech = measured?.turn === turn ? measured.speech : null
  return {
    /** The fields of an 'answered' event. */
    ofAnswer: { how: speech ? ('spoken' as const) : ('typed' as const), speech },
    add: (more: Speech) => setMeasured({ turn, speech: addSpeech(speech, more) }),
    clear: () => setMeasured(null),
    /** True while a recording is made or transcribed. */
    isBusy,
    setIsBusy,
  }
}
