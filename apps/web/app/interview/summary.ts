import type { TestResult } from '@sightline/contracts/questions'

const isPassed = ({ status }: TestResult) => status === 'passed'

/** `3 of 5 tests passed`. */
export const summaryOf = (results: TestResult[]) =>
  results.every(isPassed)
    ? `All ${results.length} tests passed`
    : `${results.filter(isPassed).length} of ${results.length} tests passed`

/** The same for those who listen, with the first test that did not pass. */
export function spokenSummary(results: TestResult[]): string {
  const failing = results.find((result) => !isPassed(result))
  if (!failing) return `${summaryOf(results)}.`
  const reason = failing.error?.message ?? `Expected ${failing.expected}, got ${failing.got}.`
  return `${summaryOf(results)}. First failing test: ${failing.name}. ${reason}`
}
