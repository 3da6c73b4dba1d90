import { expect, test } from 'vitest'
import { heldReason } from './reason.ts'

const SHOWN = {
  said: ['I turned the feature off within six minutes and refunded all 212 by noon.'],
  asked: 'A bug that reached the users\nTell me about a bug of your own, in 2 minutes.',
  samples: ['First I withdrew the update from the stores, which took me 20 minutes.'],
}

test.each([
  'Say what you told the customers.',
  'You refunded all 212, but not why they were charged: name the cause.',
  'You say “refunded all 212 by noon”; add who asked you to.',
])('a reason about the answer is said: %s', (reason) => {
  expect(heldReason(reason, SHOWN)).toBe(reason)
})

test('only the first sentence of a reason is said', () => {
  const reason = 'Name the cause. It would also help to tell what changed since.'
  expect(heldReason(reason, SHOWN)).toBe('Name the cause.')
})

test.each([
  ['speaks of the scoring', 'This deserves level 3, so add a number.'],
  ['speaks of the samples', 'You are vaguer than the strong sample.'],
  ['speaks of somebody else', 'The candidate gives a clear and detailed answer.'],
  ['quotes what was not said', 'You say “it was stressful”, which shows nothing.'],
  ['counts what was not counted', 'You refunded 3,100 players, which is clear.'],
  ['tells a sample’s story', 'You withdrew the update from the stores, but say when.'],
  ['is long', `You should ${'really '.repeat(40)}name the cause.`],
])('a reason that %s is not said', (_what, reason) => {
  expect(heldReason(reason, SHOWN)).toBe('')
})
