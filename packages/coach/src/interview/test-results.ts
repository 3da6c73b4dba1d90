import type { TestResult } from '@sightline/contracts/questions'

export const isPassed = ({ status }: Pick<TestResult, 'status'>): boolean => status === 'passed'

export const countPassed = (results: TestResult[]): number => results.filter(isPassed).length

/** Whether every test passed. `results` is null for a submission that is not judged yet. */
export const isSolved = ({ results }: { results: TestResult[] | null }): boolean => results?.every(isPassed) ?? false
