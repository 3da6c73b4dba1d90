import type { Meanings } from '@sightline/english/meanings'
import type { QuestionProgress } from '../interview/state.ts'
import { isSolved } from '../interview/test-results.ts'
import { givenAnswerTo } from '../spoken-answers/given-answer.ts'
import type { AskableQuestion } from './open-question.ts'
import { scoreAnswer } from './score-answer.ts'

/** An answer with at least this score is strong. */
export const STRONG_SCORE_MIN = 3
/** An answer with a lower score is weak. */
const WEAK_SCORE_BELOW = 1.5

/**
 * How strong the answer to a spoken question is; null for answers that are neither strong nor weak.
 */
export function answerStrength(
  question: AskableQuestion,
  progress: QuestionProgress,
  meanings: Meanings | undefined,
): 'strong' | 'weak' | null {
  const { score } = scoreAnswer(question.round, question, givenAnswerTo(progress), meanings)
  return score >= STRONG_SCORE_MIN ? 'strong' : score < WEAK_SCORE_BELOW ? 'weak' : null
}

const STRONG_HINTS_MAX = 1
const WEAK_HINTS_MIN = 3
const WEAK_TIME_FACTOR = 1.5
const MINUTE_MS = 60_000

/**
 * How strong the solution of a coding question is; null for solutions that are neither strong nor
 * weak. Strong: a submission passed every test within the planned minutes and with at most one
 * hint. Weak: no submission passed every test, or the solution took all hints or half as long again
 * as planned.
 */
export function solutionStrength(
  progress: QuestionProgress,
  minutes: number,
): 'strong' | 'weak' | null {
  const solved = progress.submissions.find(isSolved)
  if (!solved?.judged) return 'weak'
  const solvedMs = solved.judged.clockMs - progress.askedClockMs
  const plannedMs = minutes * MINUTE_MS
  if (progress.hintsAsked >= WEAK_HINTS_MIN || solvedMs > plannedMs * WEAK_TIME_FACTOR)
    return 'weak'
  return progress.hintsAsked <= STRONG_HINTS_MAX && solvedMs <= plannedMs ? 'strong' : null
}
