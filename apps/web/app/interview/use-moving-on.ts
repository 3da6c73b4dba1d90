import { isClosing, presentQuestion } from '@sightline/coach/interview/state'
import { useState } from 'react'
import type { LiveInterview } from './use-interview.ts'

export interface MovingOn {
  /** What moving on is called now; null when there is nothing to move on from. */
  label: string | null
  /** True while the candidate is asked whether to go without having submitted. */
  isAsking: boolean
  ask: () => void
  cancel: () => void
  confirm: () => void
}

/** From one question to the next, and from the last to the end. Without a judged submission it asks first. */
export function useMovingOn({ interview, report }: LiveInterview): MovingOn {
  const [isAsking, setIsAsking] = useState(false)
  const progress = presentQuestion(interview)
  const isLast = (interview.plan?.questions.length ?? 0) <= interview.questions.length
  const canMove = interview.state === 'active' && progress?.doneClockMs === null && !isClosing(interview)

  function confirm() {
    setIsAsking(false)
    if (progress && canMove) report({ type: 'moved-on', question: progress.question })
  }
  function ask() {
    if (!canMove) return
    if (progress.submissions.some(({ results }) => results !== null)) confirm()
    else setIsAsking(true)
  }
  return {
    label: canMove ? (isLast ? 'Finish' : 'Next question') : null,
    isAsking,
    ask,
    cancel: () => setIsAsking(false),
    confirm,
  }
}
