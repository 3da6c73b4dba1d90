import type { LiveState } from './session.ts'

/**
 * How long answers of a session took: the median and the 95th percentile, in ms; null before the
 * first answer.
 */
export interface AnswerTimes {
  answers: number
  firstWords: { p50Ms: number; p95Ms: number } | null
  whole: { p50Ms: number; p95Ms: number } | null
}

/** The times of the answers that models wrote; the coach answers at once. */
export const answerTimes = ({ prompts }: LiveState): AnswerTimes =>
  timesOf(prompts.flatMap((prompt) => prompt.answers).filter(({ by }) => by !== 'coach'))

/** The times of these answers. */
export function timesOf(
  answers: readonly { firstWordsMs: number; totalMs: number }[],
): AnswerTimes {
  return {
    answers: answers.length,
    firstWords: percentiles(answers.map(({ firstWordsMs }) => firstWordsMs)),
    whole: percentiles(answers.map(({ totalMs }) => totalMs)),
  }
}

/** The nearest-rank percentiles. */
function percentiles(times: number[]) {
  if (times.length === 0) return null
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  return { p50Ms: at(0.5), p95Ms: at(0.95) }
}
