import { describe, expect, test } from 'vitest'
import { addSpeech, measureSpeech } from '../../src/speech/measure-speech.ts'
import { findSpeechSpans } from '../../src/speech/spans.ts'

const RATE = 8000
type Piece = [ms: number, level: number]

/** Deterministic sound of pieces in a row, with `noise` under all of them. */
function sound(pieces: Piece[], noise = 0): Float32Array {
  let seed = 1
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return (seed / 2_147_483_647) * 2 - 1
  }
  const samples = pieces.flatMap(([ms, level]) =>
    Array.from(
      { length: (ms * RATE) / 1000 },
      (_, index) => level * Math.sin(index / 6) + noise * random(),
    ),
  )
  return Float32Array.from(samples)
}

/** Three bursts with 1 s and 0.9 s between them; the second burst contains a gap. */
const TALK: Piece[] = [
  [500, 0],
  [1200, 0.3],
  [1000, 0],
  [700, 0.2],
  [500, 0],
  [600, 0.25],
  [900, 0],
  [800, 0.3],
  [2000, 0],
]
const inTenths = (spans: ReturnType<typeof findSpeechSpans>) =>
  spans?.map(({ startMs, endMs }) => [Math.round(startMs / 100), Math.round(endMs / 100)])
const SPANS = [
  [5, 17],
  [27, 34],
  [39, 45],
  [54, 62],
]

describe('speech in a recording', () => {
  test.each([0, 0.01, 0.03])('is found where it is louder than the room (noise %d)', (noise) => {
    expect(inTenths(findSpeechSpans(sound(TALK, noise), RATE))).toEqual(SPANS)
  })

  test('is found in a quiet voice', () => {
    expect(
      inTenths(findSpeechSpans(sound(TALK.map(([ms, level]): Piece => [ms, level / 8])), RATE)),
    ).toEqual(SPANS)
  })

  test.each<[string, Piece[], number]>([
    ['silence', [[3000, 0]], 0],
    ['the noise of a room', [[3000, 0]], 0.003],
    ['noise as loud as the voice', TALK, 0.4],
    ['nothing', [], 0],
  ])('is not found in %s', (_name, pieces, noise) => {
    expect(findSpeechSpans(sound(pieces, noise), RATE)).toBeNull()
  })

  test('is not found in a click', () => {
    const click: Piece[] = [[1000, 0], [20, 0.5], ...TALK]
    expect(findSpeechSpans(sound(click), RATE)).toHaveLength(SPANS.length)
  })
})

describe('the measures of a recorded answer', () => {
  const text = 'Um, I led the fix, and, you know, we cut the errors by 40 % — in a week.'

  test('count words, fillers, pauses, and the time from the first word to the last', () => {
    const spans = findSpeechSpans(sound(TALK, 0.01), RATE) ?? []
    const speech = measureSpeech({ text, spans, durationMs: 8200 })
    expect(speech).toEqual({ words: 17, fillers: 2, pauses: 2, durationMs: expect.any(Number) })
    expect(Math.round(speech.durationMs / 100)).toBe(57)
  })

  test('count silences from 0.7 s as pauses, but not before the first word or after the last', () => {
    const span = (startMs: number, endMs: number) => ({ startMs, endMs })
    const pausesOf = (...spans: { startMs: number; endMs: number }[]) =>
      measureSpeech({ text, spans, durationMs: 20_000 }).pauses
    expect(pausesOf(span(5000, 6000), span(6699, 7000))).toBe(0)
    expect(pausesOf(span(5000, 6000), span(6700, 7000))).toBe(1)
    expect(pausesOf(span(5000, 6000))).toBe(0)
  })

  test('use the whole recording where no speech was found, and add up over recordings', () => {
    const speech = measureSpeech({ text: 'one two', spans: [], durationMs: 1000.4 })
    expect(speech).toEqual({ words: 2, fillers: 0, pauses: 0, durationMs: 1000 })
    expect(addSpeech(addSpeech(null, speech), { ...speech, pauses: 2 })).toEqual({
      words: 4,
      fillers: 0,
      pauses: 2,
      durationMs: 2000,
    })
  })
})
