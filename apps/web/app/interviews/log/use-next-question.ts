import { currentQuestion, isClosing, type QuestionProgress } from '@sightline/coach/interview/state'
import { useState } from 'react'
import type { UnsentText } from './unsent-text.ts'
import type { InterviewActions, InterviewState } from './use-interview-log.ts'

export interface NextQuestion {
  /**
   * The button's label: 'Next question', or 'Finish' at the last one. Null while the candidate
   * cannot go on.
   */
  label: string | null
  /** True while the candidate is asked whether to go on with the question unanswered. */
  isConfirming: boolean
  request: () => void
  cancel: () => void
  confirm: () => void
}

/** Whether the question was submitted, or given up, which needs no second confirmation. */
const isSubmitted = ({ submissions, gaveUp }: QuestionProgress) =>
  gaveUp !== null || submissions.some(({ results }) => results !== null)

interface Options {
  isAnswered?: (progress: QuestionProgress) => boolean
  /** What is written and not sent: sent before the candidate goes on. */
  unsentText: UnsentText
}

/**
 * Going on to the next question, or from the last one to the end. An unanswered question needs a
 * confirmation, and so does text that would be lost.
 */
export function useNextQuestion(
  { interview, report }: InterviewState & InterviewActions,
  { isAnswered = isSubmitted, unsentText }: Options,
): NextQuestion {
  const [isConfirming, setIsConfirming] = useState(false)
  const progress = currentQuestion(interview)
  const isLast = (interview.plan?.questions.length ?? 0) <= interview.questions.length
  const isRunning = interview.state === 'active' || interview.pausedBecause === 'loading'
  const canGoOn = isRunning && progress?.doneClockMs === null && !isClosing(interview)

  function confirm() {
    setIsConfirming(false)
    if (!progress || !canGoOn) return
    unsentText.send()
    report({ type: 'moved-on', question: progress.question })
  }
  function request() {
    if (!canGoOn) return
    if (unsentText.state === 'lost') setIsConfirming(true)
    else if (isAnswered(progress)) confirm()
    else setIsConfirming(true)
  }
  return {
    label: canGoOn ? (isLast ? 'Finish' : 'Next question') : null,
    isConfirming,
    request,
    cancel: () => setIsConfirming(false),
    confirm,
  }
}
