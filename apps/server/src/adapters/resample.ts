/** The rate that OpenAI's realtime protocol takes is three halves of the rate on the wire. */
const UP = 3
const DOWN = 2
const TAPS_PER_PHASE = 16

/**
 * A low-pass filter at the lower rate's limit, for each of the three places that a new sample can
 * have between two old ones: a sinc with a Blackman window.
 */
const PHASES = Array.from({ length: UP }, (_, phase) => {
  const taps = Array.from({ length: TAPS_PER_PHASE }, (_, tap) => {
    const distance = tap - TAPS_PER_PHASE / 2 + 1 - phase / UP
    const sinc = distance === 0 ? 1 : Math.sin(Math.PI * distance) / (Math.PI * distance)
    const place = (distance + TAPS_PER_PHASE / 2) / TAPS_PER_PHASE
    return (
      sinc * (0.42 - 0.5 * Math.cos(2 * Math.PI * place) + 0.08 * Math.cos(4 * Math.PI * place))
    )
  })
  const sum = taps.reduce((total, tap) => total + tap, 0)
  return Float64Array.from(taps, (tap) => tap / sum)
})

/**
 * Returns a function that turns 16,000 samples a second into 24,000, chunk by chunk, without a seam
 * between them.
 */
export function createUpsampler(): (samples: Int16Array) => Int16Array<ArrayBuffer> {
  let rest: Int16Array = new Int16Array(TAPS_PER_PHASE / 2 - 1)
  /** The place of the next new sample, in thirds of an old one from the beginning of `rest`. */
  let place = (TAPS_PER_PHASE / 2 - 1) * UP
  return (samples) => {
    const all = new Int16Array(rest.length + samples.length)
    all.set(rest)
    all.set(samples, rest.length)
    const end = (all.length - TAPS_PER_PHASE / 2) * UP
    const made = new Int16Array(Math.max(0, Math.ceil((end - place) / DOWN)))
    for (let index = 0; index < made.length; index++, place += DOWN)
      made[index] = sampleAt(all, place)
    const kept = Math.max(0, Math.floor(place / UP) - TAPS_PER_PHASE / 2 + 1)
    rest = all.slice(kept)
    place -= kept * UP
    return made
  }
}

/**
 * The sample at a place that counts in thirds of the old samples. The loop runs 384,000 times a
 * second of speech.
 */
function sampleAt(all: Int16Array, place: number): number {
  const first = Math.floor(place / UP) - TAPS_PER_PHASE / 2 + 1
  const weights = PHASES[place % UP]
  let sum = 0
  for (let tap = 0; tap < TAPS_PER_PHASE; tap++)
    sum += (weights?.[tap] ?? 0) * (all[first + tap] ?? 0)
  return Math.max(-32_768, Math.min(32_767, Math.round(sum)))
}
