import { currentQuestion, isClosing, type QuestionProgress } from '@sightline/coach/interview/state'
import { useState } from 'react'
import type { SyncedInterview } from './use-synced-interview.ts'

export interface NextQuestion {
  /** What moving on is called now; null when there is nothing to move on from. */
  label: string | null
  /** True while the candidate is asked whether to go without having done anything. */
  isConfirming: boolean
  request: () => void
  cancel: () => void
  confirm: () => void
}

const isSubmitted = ({ submissions }: QuestionProgress) => submissions.some(({ results }) => results !== null)

/** From one question to the next, and from the last to the end. With nothing done for the question it asks first. */
export function useNextQuestion({ interview, report }: SyncedInterview, isDone = isSubmitted): NextQuestion {
  const [isConfirming, setIsConfirming] = useState(false)
  const progress = currentQuestion(interview)
  const isLast = (interview.plan?.questions.length ?? 0) <= interview.questions.length
  const canMove = interview.state === 'active' && progress?.doneClockMs === null && !isClosing(interview)

  function confirm() {
    setIsConfirming(false)
    if (progress && canMove) report({ type: 'moved-on', question: progress.question })
  }
  function request() {
    if (!canMove) return
    if (isDone(progress)) confirm()
    else setIsConfirming(true)
  }
  return {
    label: canMove ? (isLast ? 'Finish' : 'Next question') : null,
    isConfirming,
    request,
    cancel: () => setIsConfirming(false),
    confirm,
  }
}
