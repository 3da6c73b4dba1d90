import { decodeSoundFrame } from '@sightline/contracts/live/sound-frames'
import { expect, test } from 'vitest'
import { createUnanswered } from '../src/engine/sound/unanswered.ts'

const SOUND = new Uint8Array(1600)
const seqsOf = (kept: { seq: number }[]) => kept.map(({ seq }) => seq)

function create() {
  let lost = 0
  const unanswered = createUnanswered(() => lost++)
  return { ...unanswered, lost: () => lost }
}

test('what has no answer is sent again from where the server is, without what was answered meanwhile', () => {
  const kept = create()
  kept.addControl({ type: 'begin', channel: 'them', utterance: 'a', startMs: 0 })
  kept.addControl({ type: 'begin', channel: 'you', utterance: 'b', startMs: 5 })
  kept.addSound('them', 'a', SOUND)
  kept.addSound('you', 'b', SOUND)
  kept.addControl({ type: 'end', utterance: 'a', endMs: 900 })
  expect(seqsOf(kept.after(2))).toEqual([3, 4, 5])
  kept.forget('a')
  expect(kept.utterances()).toEqual(['b'])
  expect(seqsOf(kept.after(0))).toEqual([2, 4])
  expect(seqsOf(kept.after(3))).toEqual([4])
  const [begin, sound] = kept.after(0)
  expect(JSON.parse(String(begin?.data))).toEqual({
    type: 'begin',
    channel: 'you',
    utterance: 'b',
    startMs: 5,
    seq: 2,
  })
  expect(decodeSoundFrame(sound?.data as Uint8Array)).toEqual({
    channel: 'you',
    seq: 4,
    sound: SOUND,
  })
})

test('of more than four minutes the oldest utterance is given up, and it is said', () => {
  const kept = create()
  for (const utterance of ['first', 'second']) {
    kept.addControl({ type: 'begin', channel: 'them', utterance, startMs: 0 })
    for (let frame = 0; frame < 1190; frame++) kept.addSound('them', utterance, SOUND)
  }
  expect([kept.lost(), kept.utterances()]).toEqual([0, ['first', 'second']])
  for (let frame = 0; frame < 20; frame++) kept.addSound('them', 'second', SOUND)
  expect([kept.lost(), kept.utterances()]).toEqual([1, ['second']])
})
