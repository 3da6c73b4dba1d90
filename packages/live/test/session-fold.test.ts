import type { LiveEvent } from '@sightline/contracts/live/events'
import { expect, test } from 'vitest'
import { foldLiveSession } from '../src/session/session.ts'
import { createSessionFold } from '../src/session/session-fold.ts'

const heard = (seq: number, text: string): LiveEvent => ({
  id: `segment-${seq}`,
  version: 1,
  type: 'segment-heard',
  channel: 'them',
  startMs: seq * 1000,
  endMs: seq * 1000 + 500,
  text,
  how: 'typed',
  seq,
  at: new Date(seq * 1000).toISOString(),
})

test('a list that grows, shrinks or gets an event in between leads to the same state as all its events', () => {
  const fold = createSessionFold()
  const [a, b, c, d] = [heard(1, 'One.'), heard(2, 'Two.'), heard(3, 'Three.'), heard(4, 'Four.')]
  for (const events of [[], [a], [a, c], [a, b, c], [a, b, c], [a, b, c, d], [a], [b, c]])
    expect(fold(events)).toEqual(foldLiveSession(events))
})

test('what has not changed stays the same object, so that pages need not draw it again', () => {
  const fold = createSessionFold()
  const [a, b] = [heard(1, 'One.'), heard(2, 'Two.')]
  const [before, after] = [fold([a]), fold([a, b])]
  expect(after.segments[0]).toBe(before.segments[0])
})
