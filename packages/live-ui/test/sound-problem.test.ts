import { expect, test } from 'vitest'
import { soundProblem } from '../src/engine/sound/sound-problem.ts'

const heard = { openMs: 600_000, sinceSpeechMs: 30_000, sinceSignalMs: 0, isCut: false }

test('somebody who was heard and is silent now is no reason for a warning', () => {
  expect(soundProblem(heard)).toBeNull()
  expect(soundProblem({ ...heard, sinceSpeechMs: 500_000 })).toBeNull()
  expect(soundProblem({ ...heard, sinceSignalMs: 30_000 })).toBeNull()
})

test('a share in which nobody was heard for ten seconds is one', () => {
  expect(soundProblem({ ...heard, openMs: 9000, sinceSpeechMs: null })).toBeNull()
  expect(soundProblem({ ...heard, openMs: 11_000, sinceSpeechMs: null })).toBe('nothing-yet')
})

test('a track that is muted or has ended is one, and so are digital zeros for a minute', () => {
  expect(soundProblem({ ...heard, isCut: true })).toBe('cut')
  expect(soundProblem({ ...heard, sinceSpeechMs: 90_000, sinceSignalMs: 61_000 })).toBe('no-signal')
})
