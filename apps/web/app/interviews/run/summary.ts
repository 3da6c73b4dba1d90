import { currentQuestion, type Interview } from '@sightline/coach/interview/state'
import type { TestResult } from '@sightline/contracts/questions/questions'
import { inSentence } from '@sightline/languages/text-table'
import { pluralize } from '../labels.ts'

const isPassed = ({ status }: TestResult) => status === 'passed'

/** Whether a test was run and did not pass. */
export const isFailing = ({ status }: TestResult) => status !== 'passed' && status !== 'not-run'

/** `3 of 5 tests passed`. */
export const resultsSummary = (results: TestResult[]) =>
  results.every(isPassed)
    ? `All ${results.length} tests passed`
    : `${results.filter(isPassed).length} of ${results.length} tests passed`

/** What screen readers say about results: the summary and the first test that did not pass. */
export function resultsAnnouncement(results: TestResult[]): string {
  const failing = results.find((result) => !isPassed(result))
  if (!failing) return `${resultsSummary(results)}.`
  const reason =
    failing.error?.message ??
    `Expected ${inSentence(failing.expected)}, got ${inSentence(failing.got ?? 'nothing')}.`
  return `${resultsSummary(results)}. First failing test: ${failing.name}. ${reason}`
}

/** The outcome of an interview, in one sentence. */
export function outcomeOf(interview: Interview): string {
  if (interview.plan && interview.plan.round !== 'coding')
    return `You gave ${pluralize(
      interview.questions.reduce((sum, { answers }) => sum + answers.length, 0),
      'answer',
    )}.`
  const progress = currentQuestion(interview)
  const judged = progress?.submissions.findLast(({ results }) => results !== null)
  const outcome = judged?.results
    ? `${resultsSummary(judged.results)} in your last submission`
    : 'Nothing was submitted'
  return `${outcome}, with ${pluralize(progress?.hintsAsked ?? 0, 'hint')}.`
}
