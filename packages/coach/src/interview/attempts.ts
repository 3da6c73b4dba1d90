import type { Language } from '@sightline/contracts/languages/languages'
import type { TestResult } from '@sightline/contracts/questions/questions'
import type { QuestionProgress } from './state.ts'
import { isPassed } from './test-results.ts'

/**
 * One version of the candidate's code with its test results. `clockMs` is the interview's clock
 * when the results arrived.
 */
export type Attempt = {
  id: string
  /** The number of the submission, counted from 1 over all languages; null for a run. */
  submission: number | null
  clockMs: number
  code: string
  results: TestResult[]
}

/**
 * The runs and judged submissions of a question in one language, in order. Of consecutive runs of
 * the same code only the last is kept.
 */
export function attemptsOf({ runs, submissions }: QuestionProgress, language: Language): Attempt[] {
  const runAttempts = runs.flatMap(({ language: runLanguage, ...run }) =>
    runLanguage === language ? [{ ...run, submission: null }] : [],
  )
  const submissionAttempts = submissions.flatMap(
    ({ id, language: submissionLanguage, code, results, judged }, index) =>
      submissionLanguage === language && results && judged
        ? [{ id, submission: index + 1, clockMs: judged.clockMs, code, results }]
        : [],
  )
  const attempts: Attempt[] = [...runAttempts, ...submissionAttempts].sort(
    (a, b) => a.clockMs - b.clockMs,
  )
  return attempts.filter(({ submission, code }, index) => {
    const next = attempts[index + 1]
    return (
      submission !== null || next === undefined || next.submission !== null || next.code !== code
    )
  })
}

/**
 * The names of the tests that turned from failed to passed (`fixed`) or back (`broken`). Only tests
 * that both results contain count.
 */
export function changedTests(
  before: TestResult[],
  after: TestResult[],
): { fixed: string[]; broken: string[] } {
  const passedBefore = new Map(before.map((result) => [result.name, isPassed(result)]))
  const namesOfChanged = (isPassedNow: boolean) =>
    after.flatMap((result) =>
      isPassed(result) === isPassedNow && passedBefore.get(result.name) === !isPassedNow
        ? [result.name]
        : [],
    )
  return { fixed: namesOfChanged(true), broken: namesOfChanged(false) }
}
