import { expect, test } from 'vitest'
import { createLengthGuard } from './length-guard.ts'
import { createScoreGuard } from './score-guard.ts'

const through = (guard: ReturnType<typeof createLengthGuard>, text: string) =>
  text
    .split(/(?<= )/)
    .map((words) => guard.pass(words))
    .join('') + guard.rest()

test('a model is ended with the sentence in which it reaches its length', () => {
  expect(through(createLengthGuard(5), 'One two three. Four five six. Seven eight.')).toBe(
    'One two three. Four five six.',
  )
  expect(through(createLengthGuard(50), 'One two three. Four.')).toBe('One two three. Four.')
  expect(through(createLengthGuard(2), 'One two three four')).toBe('One two three four')
})

test.each([
  'Excellent, 4 out of 4! How would it scale?',
  'That was a 3 of 4. Why?',
  'Strong answer (4/4). What else?',
  'I would call it 8/10, so tell me more.',
])('a number as praise is cut: “%s”', (text) => {
  expect(() => through(createScoreGuard(), text)).toThrow('states a score')
})

test.each([
  'You passed 3 of 4 tests. Which one fails?',
  'Your submission passed 4 of 4. What does it cost?',
  'Only 3 out of 10 requests hit the cache. Why?',
])('a share of something is no praise: “%s”', (text) => {
  expect(through(createScoreGuard(), text)).toBe(text)
})
