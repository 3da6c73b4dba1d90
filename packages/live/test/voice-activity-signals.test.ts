import { expect, test } from 'vitest'
import {
  COMPLETE_SILENCE_MS,
  hearFrame,
  loudnessOf,
  PRE_ROLL_MS,
  SILENCE,
  TRAILING_SILENCE_MS,
  VOICE_FRAME_MS,
} from '../src/speech/voice-activity.ts'

const RATE = 16_000
const samples = (ms: number) => Math.round((ms * RATE) / 1000)

/** White noise of this loudness, the same in each run. */
function noise(level: number, ms: number): Float32Array {
  let seed = 12_345
  return Float32Array.from({ length: samples(ms) }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0
    return (seed / 2 ** 31) * level * Math.sqrt(3)
  })
}

const tone = (hertz: number, amplitude: number, ms: number) =>
  Float32Array.from(
    { length: samples(ms) },
    (_, index) => amplitude * Math.sin((2 * Math.PI * hertz * index) / RATE),
  )

/** Like speech: a voice of 140 Hz with harmonics in syllables, four in a second. */
const speech = (amplitude: number, ms: number) =>
  Float32Array.from({ length: samples(ms) }, (_, index) => {
    const seconds = index / RATE
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 4 * seconds)) ** 0.5
    const voice = [1, 2, 3, 4, 5].reduce(
      (sum, n) => sum + Math.sin(2 * Math.PI * 140 * n * seconds) / n,
      0,
    )
    return amplitude * syllable * voice * 0.5
  })

const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]))
const mixed = (one: Float32Array, other: Float32Array, gain = 1) =>
  one.map((sample, index) => sample + gain * (other[index] ?? 0))

/** The loudness of each frame. */
function levelsOf(sound: Float32Array): number[] {
  const size = samples(VOICE_FRAME_MS)
  return Array.from({ length: Math.floor(sound.length / size) }, (_, index) =>
    loudnessOf(sound.subarray(index * size, (index + 1) * size)),
  )
}

/**
 * When utterances were found, in ms: from the frame that detected each to the frame that ended it.
 */
function utterances(
  sound: Float32Array,
  { silenceMs = TRAILING_SILENCE_MS, other }: { silenceMs?: number; other?: Float32Array } = {},
) {
  const otherLevels = other ? levelsOf(other) : []
  const spans: { from: number; to: number }[] = []
  let state = SILENCE
  for (const [index, level] of levelsOf(sound).entries()) {
    const otherLevel = Math.max(0, ...otherLevels.slice(Math.max(0, index - 10), index + 1))
    const next = hearFrame(state, level, silenceMs, otherLevel)
    const now = (index + 1) * VOICE_FRAME_MS
    if (next.isSpeaking && !state.isSpeaking)
      spans.push({ from: now, to: Number.POSITIVE_INFINITY })
    const open = spans.at(-1)
    if (!next.isSpeaking && state.isSpeaking && open) open.to = now
    state = next
  }
  return spans
}

test('speech in a noisy room is found within the pre-roll, and ends after the trailing silence', () => {
  const room = noise(0.003, 6000)
  const sound = mixed(room, joined(noise(0, 2000), speech(0.2, 2000), noise(0, 2000)))
  const [utterance, ...others] = utterances(sound)
  expect(others).toEqual([])
  expect(utterance?.from).toBeGreaterThan(2000)
  expect(utterance?.from).toBeLessThanOrEqual(2000 + PRE_ROLL_MS)
  expect(utterance?.to).toBeGreaterThanOrEqual(4000)
  expect(utterance?.to).toBeLessThanOrEqual(4000 + TRAILING_SILENCE_MS + VOICE_FRAME_MS)
})

test('less silence ends an utterance whose sentence is complete', () => {
  const sound = joined(noise(0.002, 500), speech(0.2, 1000), noise(0.002, 1000))
  const end = (silenceMs: number) => utterances(sound, { silenceMs }).at(-1)?.to ?? 0
  // Silence is counted in whole frames.
  const earlier = end(TRAILING_SILENCE_MS) - end(COMPLETE_SILENCE_MS)
  expect(Math.abs(earlier - (TRAILING_SILENCE_MS - COMPLETE_SILENCE_MS))).toBeLessThan(
    VOICE_FRAME_MS,
  )
})

test('quiet and loud voices are both found', () => {
  for (const amplitude of [0.04, 0.9])
    expect(
      utterances(joined(noise(0.001, 500), speech(amplitude, 1500), noise(0.001, 800))),
    ).toHaveLength(1)
})

test('noise that begins at once stops counting as speech, and speech over it is still found', () => {
  const sound = mixed(
    joined(noise(0, 500), noise(0.02, 9500)),
    joined(noise(0, 7000), speech(0.4, 1500), noise(0, 1500)),
  )
  const spans = utterances(sound)
  expect(spans.filter(({ from }) => from < 7000).every(({ to }) => to < 5000)).toBe(true)
  expect(spans.filter(({ from }) => from >= 7000 && from <= 7000 + PRE_ROLL_MS)).toHaveLength(1)
})

test('a tone that does not end is no utterance of many seconds', () => {
  const [hum] = utterances(tone(100, 0.1, 10_000))
  expect(hum?.to).toBeLessThan(5000)
})

test('an echo of the other side at -20 dB begins nothing, and the user over it is heard', () => {
  const theirs = joined(noise(0.001, 500), speech(0.5, 4000), noise(0.001, 1500))
  const delayed = joined(noise(0, 100), theirs)
  const echo = mixed(noise(0.001, 6000), delayed, 0.1)
  expect(utterances(echo, { other: theirs })).toEqual([])
  const withUser = mixed(echo, joined(noise(0, 2000), speech(0.5, 1000), noise(0, 3000)))
  expect(utterances(withUser, { other: theirs })).toHaveLength(1)
})
