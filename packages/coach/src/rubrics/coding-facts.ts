import type { TestResult } from '@sightline/contracts/questions'
import { type Interview, type QuestionProgress, type Submission, timeSpentMs } from '../interview/state.ts'
import { countPassed, isSolved } from '../interview/test-results.ts'

export type JudgedSubmission = Submission & { results: TestResult[]; judged: { seq: number; clockMs: number } }

/** The estimated cost of the candidate's code beside the cost of a good solution. `line` is the costly line. */
export type CostEstimate = { estimated: string; expected: string; isWorse: boolean; line: number | null }

/** The measured facts that the levels of a coding question are computed from. */
export type QuestionFacts = {
  progress: QuestionProgress
  /** The planned minutes. */
  minutes: number
  judged: JudgedSubmission[]
  /** The submission that passed the most tests, of equal ones the latest; null when none was judged. */
  best: JudgedSubmission | null
  /** The tests of the best submission: passed, and all. */
  passed: number
  total: number
  timeMs: number
  /** Time until the first submission that passed every test; null when none did. */
  solvedMs: number | null
  /** The cost of the best submission; null where the cost cannot be estimated. */
  cost: CostEstimate | null
}

/** Gathers the facts of one question. Time on an open question counts up to `now`. */
export function questionFacts(
  interview: Interview,
  progress: QuestionProgress,
  minutes: number,
  now: Date,
  estimate: (submission: Submission) => CostEstimate | null,
): QuestionFacts {
  const judged = progress.submissions.filter(isJudged)
  const best = judged.reduce<JudgedSubmission | null>(
    (best, submission) => (best && countPassed(best.results) > countPassed(submission.results) ? best : submission),
    null,
  )
  const solved = judged.find(isSolved)
  return {
    progress,
    minutes,
    judged,
    best,
    passed: best ? countPassed(best.results) : 0,
    total: best?.results.length ?? 0,
    timeMs: timeSpentMs(progress, interview, now),
    solvedMs: solved ? solved.judged.clockMs - progress.askedClockMs : null,
    cost: best && estimate(best),
  }
}

const isJudged = (submission: Submission): submission is JudgedSubmission =>
  submission.results !== null && submission.judged !== null
