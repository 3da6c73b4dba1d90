import type { TestResult } from '@sightline/contracts/questions'
import { type Interview, type QuestionProgress, type Submission, timeSpentMs } from '../interview/state.ts'

export type Judged = Submission & { results: TestResult[]; judged: { seq: number; clockMs: number } }

/** How the cost of the candidate's code compares with that of a good solution. `line` is what makes it so. */
export type CostEstimate = { estimated: string; expected: string; isWorse: boolean; line: number | null }

/** What a question's scores are computed from: all of it measured, none of it an opinion. */
export type QuestionFacts = {
  progress: QuestionProgress
  minutes: number
  /** Those that were judged, in order. */
  judged: Judged[]
  /** The one that passed the most tests, the latest of equals; null when none was judged. */
  best: Judged | null
  passed: number
  total: number
  /** Time on the question; `solvedMs` is when the first submission passed every test, null if none did. */
  timeMs: number
  solvedMs: number | null
  /** Of the best submission; null when it could not be estimated. */
  cost: CostEstimate | null
}

export const isPassed = ({ status }: Pick<TestResult, 'status'>) => status === 'passed'
export const passedOf = (results: TestResult[]) => results.filter(isPassed).length

/** Gathers the facts of one question. `now` counts for what is still open. */
export function questionFacts(
  interview: Interview,
  progress: QuestionProgress,
  minutes: number,
  now: Date,
  estimate: (submission: Submission) => CostEstimate | null,
): QuestionFacts {
  const judged = progress.submissions.filter(isJudged)
  const best = judged.reduce<Judged | null>(
    (best, one) => (best && passedOf(best.results) > passedOf(one.results) ? best : one),
    null,
  )
  const solved = judged.find(({ results }) => results.every(isPassed))
  return {
    progress,
    minutes,
    judged,
    best,
    passed: best ? passedOf(best.results) : 0,
    total: best?.results.length ?? 0,
    timeMs: timeSpentMs(progress, interview, now),
    solvedMs: solved ? solved.judged.clockMs - progress.askedClockMs : null,
    cost: best && estimate(best),
  }
}

const isJudged = (submission: Submission): submission is Judged =>
  submission.results !== null && submission.judged !== null
