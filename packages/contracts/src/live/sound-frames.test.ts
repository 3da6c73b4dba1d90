import { expect, test } from 'vitest'
import {
  decodeSoundFrame,
  encodeSoundFrame,
  muLawOf,
  SOUND_FRAME_MAX_BYTES,
  samplesOf,
} from './sound-frames.ts'

test('µ-law keeps samples within three percent of their size, silence exactly, and clips what is too loud', () => {
  const samples = [0, 0.001, 0.02, -0.02, 0.3, -0.7, 0.97, 1, -1, 4]
  const back = [...samplesOf(Uint8Array.from(samples, muLawOf))].map((sample) => sample / 32_768)
  for (const [index, sample] of samples.entries()) {
    const expected = Math.max(-1, Math.min(1, sample))
    expect(Math.abs((back[index] ?? 9) - expected)).toBeLessThanOrEqual(
      Math.abs(expected) * 0.03 + 0.0002,
    )
  }
  // G.711's codes of silence, of the loudest sample and of the loudest negative one.
  expect([muLawOf(0), muLawOf(1), muLawOf(-1)]).toEqual([0xff, 0x80, 0x00])
})

test('a frame comes back with its channel, its number and its sound', () => {
  const sound = Uint8Array.from([1, 2, 3])
  for (const channel of ['them', 'you'] as const)
    expect(decodeSoundFrame(encodeSoundFrame({ channel, seq: 70_000, sound }))).toEqual({
      channel,
      seq: 70_000,
      sound,
    })
})

test.each([
  ['nothing', new Uint8Array()],
  ['no sound', new Uint8Array([1, 0, 0, 0, 1])],
  ['an unknown channel', new Uint8Array([3, 0, 0, 0, 1, 9])],
  ['too much sound', new Uint8Array(SOUND_FRAME_MAX_BYTES + 1).fill(1)],
])('bytes with %s are no frame', (_name, bytes) => {
  expect(decodeSoundFrame(bytes)).toBeNull()
})
