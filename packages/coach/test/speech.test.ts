import { describe, expect, test } from 'vitest'
import { addSpeech, measureSpeech } from '../src/speech/measure-speech.ts'
import { findSpeechSpans } from '../src/speech/spans.ts'

const RATE = 8000
type Piece = [ms: number, level: number]

/** Sound of one piece after the other; `noise` is under all of it. The same each time. */
function sound(pieces: Piece[], noise = 0): Float32Array {
  let seed = 1
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return (seed / 2_147_483_647) * 2 - 1
  }
  const samples = pieces.flatMap(([ms, level]) =>
    Array.from({ length: (ms * RATE) / 1000 }, (_, index) => level * Math.sin(index / 6) + noise * random()),
  )
  return Float32Array.from(samples)
}

/** Three bursts, of which the second has a gap within; 1 s and 0.9 s between them. */
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
  test.each([0, 0.01, 0.03])('is found where it is louder than the room (noise of %d)', (noise) => {
    expect(inTenths(findSpeechSpans(sound(TALK, noise), RATE))).toEqual(SPANS)
  })

  test('is found in a quiet voice', () => {
    expect(inTenths(findSpeechSpans(sound(TALK.map(([ms, level]): Piece => [ms, level / 8])), RATE))).toEqual(SPANS)
  })

  test.each<[string, Piece[], number]>([
    ['silence', [[3000, 0]], 0],
    ['the noise of a room', [[3000, 0]], 0.003],
    ['noise as loud as the voice', TALK, 0.4],
    ['nothing', [], 0],
  ])('is not made up out of %s', (_name, pieces, noise) => {
    expect(findSpeechSpans(sound(pieces, noise), RATE)).toBeNull()
  })

  test('is no click', () => {
    const click: Piece[] = [[1000, 0], [20, 0.5], ...TALK]
    expect(findSpeechSpans(sound(click), RATE)).toHaveLength(SPANS.length)
  })
})

describe('how an answer sounded', () => {
  const text = 'Um, I led the fix, and, you know, we cut the errors by 40 % — in a week.'

  test('is its words, fillers, the pauses between words, and the time from the first to the last', () => {
    const spans = findSpeechSpans(sound(TALK, 0.01), RATE) ?? []
    const speech = measureSpeech({ text, spans, durationMs: 8200 })
    expect(speech).toEqual({ words: 17, fillers: 2, pauses: 2, durationMs: expect.any(Number) })
    expect(Math.round(speech.durationMs / 100)).toBe(57)
  })

  test('a silence of just under 0.7 s is no pause, nor is one before or after', () => {
    const span = (startMs: number, endMs: number) => ({ startMs, endMs })
    const pausesOf = (...spans: { startMs: number; endMs: number }[]) =>
      measureSpeech({ text, spans, durationMs: 20_000 }).pauses
    expect(pausesOf(span(5000, 6000), span(6699, 7000))).toBe(0)
    expect(pausesOf(span(5000, 6000), span(6700, 7000))).toBe(1)
    expect(pausesOf(span(5000, 6000))).toBe(0)
  })

  test('without times it is told of the whole recording, and several recordings add up', () => {
    const one = measureSpeech({ text: 'one two', spans: [], durationMs: 1000.4 })
    expect(one).toEqual({ words: 2, fillers: 0, pauses: 0, durationMs: 1000 })
    expect(addSpeech(addSpeech(null, one), { ...one, pauses: 2 })).toEqual({
      words: 4,
      fillers: 0,
      pauses: 2,
      durationMs: 2000,
    })
  })
})
