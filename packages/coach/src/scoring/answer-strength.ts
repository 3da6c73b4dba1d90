import type { Meanings } from '@sightline/english/meanings'
import type { QuestionProgress } from '../interview/state.ts'
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
