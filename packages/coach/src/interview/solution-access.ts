import type { Interview, QuestionProgress } from './state.ts'
import { isSolved } from './test-results.ts'

/**
 * Whether the candidate may see the solution of a coding question: a submission passed every test,
 * the candidate gave up the question, or the interview has ended.
 */
export const isSolutionOpen = (
  { state }: Interview,
  { submissions, gaveUp }: QuestionProgress,
): boolean => state === 'ended' || gaveUp !== null || submissions.some(isSolved)
