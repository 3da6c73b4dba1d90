import type { HeardSegment, LiveAnswer, LivePrompt, LiveState } from './session.ts'

/**
 * How long a user waited after the other side had stopped speaking, in ms: for the final text of
 * what was said, for the first words of the answer, and for all of it.
 */
export interface Wait {
  textMs: number
  firstWordsMs: number
  wholeMs: number
}

/** The waits of several questions: the median and the 95th percentile; null before the first. */
export interface Waits {
  questions: number
  text: Percentiles | null
  firstWords: Percentiles | null
  whole: Percentiles | null
}
interface Percentiles {
  p50Ms: number
  p95Ms: number
}

/** A question, the speech that it ended with, and its first answer. */
interface Answered {
  /** When the session began, by the server's clock, as all other times but those of the speech. */
  beganAt: string
  speech: Pick<HeardSegment, 'endMs' | 'at'> & { how: string }
  prompt: Pick<LivePrompt, 'at'>
  answer: Pick<LiveAnswer, 'at' | 'firstWordsMs' | 'totalMs'>
}

/** An answer that begins later than this after its question was asked for by the user. */
const BEGINS_WITHIN_MS = 1000

/**
 * How long the user waited for an answer that came by itself; null for one that the user asked for,
 * or whose question was typed, since nobody spoke when that wait began.
 */
export function waitFor({ beganAt, speech, prompt, answer }: Answered): Wait | null {
  // A prompt point that follows from a segment is stored together with it.
  if (speech.how === 'typed' || prompt.at !== speech.at) return null
  const begunMs = Date.parse(answer.at) - answer.totalMs - Date.parse(prompt.at)
  if (begunMs > BEGINS_WITHIN_MS) return null
  const textMs = Math.max(0, Date.parse(speech.at) - Date.parse(beganAt) - speech.endMs)
  return {
    textMs,
    firstWordsMs: textMs + answer.firstWordsMs,
    wholeMs: textMs + answer.totalMs,
  }
}

/** How long the user waited for the first answer to a prompt point; null as in `waitFor`. */
export function waitForPrompt(
  { segments, beganAt }: Pick<LiveState, 'segments' | 'beganAt'>,
  prompt: LivePrompt,
): Wait | null {
  const speech = segments.find(({ id }) => id === prompt.segments.at(-1))
  const answer = prompt.answers.find(({ style }) => style === 'first')
  return speech && answer ? waitFor({ beganAt, speech, prompt, answer }) : null
}

/** The waits of a session, those for the coach's answers included. */
export const waitsOf = (session: LiveState): Waits =>
  summarizeWaits(session.prompts.flatMap((prompt) => waitForPrompt(session, prompt) ?? []))

/** The percentiles of these waits. */
export const summarizeWaits = (waits: readonly Wait[]): Waits => ({
  questions: waits.length,
  text: percentiles(waits.map(({ textMs }) => textMs)),
  firstWords: percentiles(waits.map(({ firstWordsMs }) => firstWordsMs)),
  whole: percentiles(waits.map(({ wholeMs }) => wholeMs)),
})

/** The nearest-rank percentiles. */
function percentiles(times: number[]): Percentiles | null {
  if (times.length === 0) return null
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  return { p50Ms: at(0.5), p95Ms: at(0.95) }
}
