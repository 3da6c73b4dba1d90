import { fitGrowth, type Growth, isSlow } from '@sightline/analysis/growth'
import type { PlannedQuestion } from '@sightline/contracts/interviews/events'
import type { TestResult } from '@sightline/contracts/questions/questions'
import {
  type Interview,
  type QuestionProgress,
  type Submission,
  timeSpentMs,
} from '../interview/state.ts'
import { countPassed, isRight, isSolved, passedShare } from '../interview/test-results.ts'

export type JudgedSubmission = Submission & {
  results: TestResult[]
  judged: { seq: number; clockMs: number }
}

/**
 * The estimated cost of the candidate's code beside the cost of a good solution. `line` is the
 * costly line.
 */
export type CostEstimate = {
  estimated: string
  expected: string
  isWorse: boolean
  line: number | null
}

/** The measured facts that the levels of a coding question are computed from. */
export type QuestionFacts = {
  progress: QuestionProgress
  /** The planned minutes. */
  minutes: number
  /** Whether the candidate had read the solution before the interview. */
  wasSolutionRead: boolean
  judged: JudgedSubmission[]
  /**
   * The submission that passed the largest share of its conclusive tests, of equal ones that with
   * the most passed tests, of these the latest; null without one.
   */
  best: JudgedSubmission | null
  /** The tests of the best submission: passed, and all. */
  passed: number
  /** The share of its conclusive tests that the best submission passed, from 0 to 1. */
  share: number
  total: number
  timeMs: number
  /**
   * Time until the first submission that passed every test, else until the first with right answers
   * that was too slow for some; null without one.
   */
  solvedMs: number | null
  /** The measured growth of the best submission; null where it was not measured. */
  growth: Growth | null
  /**
   * The estimated cost of the best submission; null where it cannot be estimated or measurements
   * contradict it.
   */
  cost: CostEstimate | null
  /**
   * Whether the best submission costs more than a good solution: as measured, else as estimated.
   */
  isCostly: boolean
}

/** Gathers the facts of one question. Time on an open question counts up to `now`. */
export function questionFacts(
  interview: Interview,
  progress: QuestionProgress,
  { minutes, repeat }: Pick<PlannedQuestion, 'minutes' | 'repeat'>,
  now: Date,
  estimate: (submission: Submission) => CostEstimate | null,
): QuestionFacts {
  const judged = progress.submissions.filter(isJudged)
  const best = judged.reduce<JudgedSubmission | null>(
    (best, submission) => (best && isBetter(best, submission) ? best : submission),
    null,
  )
  const solved = judged.find(isSolved) ?? judged.find(isRight)
  const growth = best?.growth ? fitGrowth(best.growth) : null
  const estimated = best && estimate(best)
  const isReadSlow = estimated?.isWorse ?? false
  const { goodPower: power = null, language = 'javascript' } = best ?? {}
  const isCostly = growth ? isSlow(growth, { isReadSlow, power, language }) : isReadSlow
  return {
    progress,
    minutes,
    wasSolutionRead: repeat?.isSolutionRead ?? false,
    judged,
    best,
    passed: best ? countPassed(best.results) : 0,
    share: best ? passedShare(best.results) : 0,
    total: best?.results.length ?? 0,
    timeMs: timeSpentMs(progress, interview, now),
    solvedMs: solved ? solved.judged.clockMs - progress.askedClockMs : null,
    growth,
    // Measured growth overrules what reading the code says of its cost.
    cost: isReadSlow === isCostly ? estimated : null,
    isCostly,
  }
}

const isBetter = ({ results }: JudgedSubmission, { results: others }: JudgedSubmission) =>
  (passedShare(results) - passedShare(others) || countPassed(results) - countPassed(others)) > 0

const isJudged = (submission: Submission): submission is JudgedSubmission =>
  submission.results !== null && submission.judged !== null
