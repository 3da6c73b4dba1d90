import type { Language, TestResult } from '@sightline/contracts/questions'
import type { QuestionProgress } from './state.ts'

/** Code that the candidate tried out. `clockMs` is what the interview's clock showed when its results were there. */
export type Attempt = {
  id: string
  /** Submissions count from 1, in whatever language. */
  submission: number | null
  clockMs: number
  code: string
  results: TestResult[]
}

/** The runs and judged submissions of a question in one language, in order. Of runs of the same code in a row, the last. */
export function attemptsOf({ runs, submissions }: QuestionProgress, language: Language): Attempt[] {
  const ran = runs.flatMap(({ language: other, ...run }) => (other === language ? [{ ...run, submission: null }] : []))
  const submitted = submissions.flatMap(({ id, language: other, code, results, judged }, index) =>
    other === language && results && judged
      ? [{ id, submission: index + 1, clockMs: judged.clockMs, code, results }]
      : [],
  )
  const all: Attempt[] = [...ran, ...submitted].sort((a, b) => a.clockMs - b.clockMs)
  return all.filter(({ submission, code }, index) => {
    const next = all[index + 1]
    return submission !== null || next === undefined || next.submission !== null || next.code !== code
  })
}

/** How the tests that both results have changed, by name. */
export function changedTests(before: TestResult[], after: TestResult[]): { mended: string[]; broken: string[] } {
  const wasPassed = new Map(before.map(({ name, status }) => [name, status === 'passed']))
  const turned = (isPassed: boolean) =>
    after.flatMap(({ name, status }) =>
      (status === 'passed') === isPassed && wasPassed.get(name) === !isPassed ? [name] : [],
    )
  return { mended: turned(true), broken: turned(false) }
}
