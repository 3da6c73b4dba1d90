import { expect, test } from 'vitest'
import {
  COMPLETE_SILENCE_MS,
  hearFrame,
  loudnessOf,
  SILENCE,
  TRAILING_SILENCE_MS,
  UTTERANCE_MAX_MS,
  VOICE_FRAME_MS,
} from '../src/speech/voice-activity.ts'

/** Frames of a constant loudness; a little noise makes them uneven. */
const sound = (level: number, ms: number) =>
  Array.from(
    { length: ms / VOICE_FRAME_MS },
    (_, index) => level * (0.9 + (0.2 * ((index * 7919) % 11)) / 11),
  )
/** Words: 160 ms of sound and 80 ms of a softer gap. */
const words = (level: number, count: number) =>
  Array.from({ length: count }, () => [...sound(level, 160), ...sound(level / 8, 80)]).flat()

/** The beginnings and ends of utterances, in ms. */
function utterances(levels: number[], silenceMs = TRAILING_SILENCE_MS) {
  let state = SILENCE
  const spans: [number, number][] = []
  let begin = 0
  for (const [index, level] of levels.entries()) {
    const next = hearFrame(state, level, silenceMs)
    if (next.isSpeaking && !state.isSpeaking) begin = index * VOICE_FRAME_MS
    if (!next.isSpeaking && state.isSpeaking) spans.push([begin, index * VOICE_FRAME_MS])
    state = next
  }
  return spans
}

test('two utterances with a second of silence between them are told apart', () => {
  const spans = utterances([
    ...sound(0.001, 500),
    ...words(0.1, 5),
    ...sound(0.001, 1000),
    ...words(0.1, 3),
    ...sound(0.001, 800),
  ])
  expect(spans).toHaveLength(2)
  expect(spans[0]?.[0]).toBeLessThanOrEqual(600)
  // The speech ends at 1700 ms, with a soft gap at its end.
  expect(spans[0]?.[1]).toBeLessThanOrEqual(1700 + TRAILING_SILENCE_MS + VOICE_FRAME_MS)
})

test('pauses between words do not end an utterance, and a complete sentence ends it sooner', () => {
  const levels = [...words(0.05, 4), ...sound(0.001, 360), ...words(0.05, 4), ...sound(0.001, 800)]
  expect(utterances(levels)).toHaveLength(1)
  expect(utterances(levels, COMPLETE_SILENCE_MS)).toHaveLength(2)
})

test('a click, a steady fan and an echo far below the floor begin nothing', () => {
  expect(utterances([...sound(0.001, 400), ...sound(0.4, 40), ...sound(0.001, 400)])).toEqual([])
  const fan = sound(0.02, 6000)
  expect(utterances(fan.map((level, index) => level * Math.min(1, index / 200)))).toEqual([])
  expect(utterances(words(0.004, 20))).toEqual([])
})

test('speech over a fan is heard once the floor has settled', () => {
  const fan = sound(0.02, 6000).map((level, index) => level * Math.min(1, index / 200))
  expect(utterances([...fan, ...words(0.2, 6), ...sound(0.02, 900)])).toHaveLength(1)
})

test('an utterance without a pause is cut after twenty seconds', () => {
  const [first] = utterances(words(0.1, 120))
  expect(first?.[1]).toBeLessThanOrEqual(UTTERANCE_MAX_MS + 200)
})

test('the loudness of a sine is its amplitude by the square root of two', () => {
  const sine = Float32Array.from(
    { length: 320 },
    (_, index) => 0.5 * Math.sin((index * 2 * Math.PI) / 32),
  )
  expect(loudnessOf(sine)).toBeCloseTo(0.5 / Math.SQRT2, 3)
})
