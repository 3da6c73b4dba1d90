import { currentQuestion, isClosing, type QuestionProgress } from '@sightline/coach/interview/state'
import { useState } from 'react'
import type { LiveInterview } from './use-synced-interview.ts'

export interface MovingOn {
  /** What moving on is called now; null when there is nothing to move on from. */
  label: string | null
  /** True while the candidate is asked whether to go without having done anything. */
  isAsking: boolean
  ask: () => void
  cancel: () => void
  confirm: () => void
}

const isSubmitted = ({ submissions }: QuestionProgress) => submissions.some(({ results }) => results !== null)

/** From one question to the next, and from the last to the end. With nothing done for the question it asks first. */
export function useMovingOn({ interview, report }: LiveInterview, isDone = isSubmitted): MovingOn {
  const [isAsking, setIsAsking] = useState(false)
  const progress = currentQuestion(interview)
  const isLast = (interview.plan?.questions.length ?? 0) <= interview.questions.length
  const canMove = interview.state === 'active' && progress?.doneClockMs === null && !isClosing(interview)

  function confirm() {
    setIsAsking(false)
    if (progress && canMove) report({ type: 'moved-on', question: progress.question })
  }
  function ask() {
    if (!canMove) return
    if (isDone(progress)) confirm()
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
