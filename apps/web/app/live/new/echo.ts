/** The loudness of both channels at one moment, from 0 to 1. */
export interface LevelPair {
  them: number
  you: number
}

/** Sound of the other side is loud above this. */
const LOUD = 0.02
/** The moments of each sort that a judgement needs. */
const MOMENTS_MIN = 15
/**
 * The microphone hears the other side when it is this many times as loud while they speak, and
 * above a floor.
 */
const LOUDER = 2
const FLOOR = 0.006

/**
 * Whether the microphone hears the other side: it is louder while they speak than while they are
 * silent. Null until both were heard for long enough. The user should be silent meanwhile.
 */
export function hearsThem(pairs: readonly LevelPair[]): boolean | null {
  const during = pairs.filter(({ them }) => them > LOUD).map(({ you }) => you)
  const otherwise = pairs.filter(({ them }) => them <= LOUD).map(({ you }) => you)
  if (during.length < MOMENTS_MIN || otherwise.length < MOMENTS_MIN) return null
  return mean(during) > Math.max(FLOOR, LOUDER * mean(otherwise))
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
