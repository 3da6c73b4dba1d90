import type { QuestionProgress } from '../interview/state.ts'

/** When all tests pass by then, it is no stronger for being faster. */
const HINTS_OF_STRONG = 1
const SLOW_FACTOR = 1.5
const MINUTE_MS = 60_000

/**
 * How the question just finished went. Strong: a submission passed every test within the time planned, with one hint at most. Weak: no
 * submission passed every test, or it took all the hints or half as long again. Anything else is neither.
 */
export function strengthOf(progress: QuestionProgress, minutes: number): 'strong' | 'weak' | null {
  const solved = progress.submissions.find(({ results }) => results?.every(({ status }) => status === 'passed'))
  if (!solved?.judged) return 'weak'
  const tookMs = solved.judged.clockMs - progress.askedClockMs
  const limitMs = minutes * MINUTE_MS
  if (progress.hintsAsked > 2 || tookMs > limitMs * SLOW_FACTOR) return 'weak'
  return progress.hintsAsked <= HINTS_OF_STRONG && tookMs <= limitMs ? 'strong' : null
}
