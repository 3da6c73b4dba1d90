import type { TestResult } from '@sightline/contracts/questions/questions'

export const isPassed = ({ status }: Pick<TestResult, 'status'>): boolean => status === 'passed'

export const countPassed = (results: TestResult[]): number => results.filter(isPassed).length

/** Whether every test passed. `results` is null for a submission that is not judged yet. */
export const isSolved = ({ results }: { results: TestResult[] | null }): boolean =>
  results?.every(isPassed) ?? false

/** Whether a test ended without an answer because time ran out. */
export const isUnfinished = ({ status }: Pick<TestResult, 'status'>): boolean =>
  status === 'timeout' || status === 'not-run'

/**
 * The results that say whether the answers are right: those of finished tests, as long as at least
 * half of the tests finished. A solution that is too slow is judged for its speed elsewhere.
 */
export function conclusiveResults(results: TestResult[]): TestResult[] {
  const finished = results.filter((result) => !isUnfinished(result))
  return finished.length * 2 >= results.length ? finished : results
}

/** The share of conclusive results that passed, from 0 to 1. */
export function passedShare(results: TestResult[]): number {
  const conclusive = conclusiveResults(results)
  return conclusive.length === 0 ? 0 : countPassed(conclusive) / conclusive.length
}

/** Whether a submission's answers are right, even if it was too slow for some tests. */
export const isRight = ({ results }: { results: TestResult[] | null }): boolean =>
  results !== null && passedShare(results) === 1
