import { expect, test } from 'vitest'
import { countWordErrors, spokenWords } from './word-errors.ts'

const errors = (said: string, heard: string) =>
  countWordErrors(spokenWords(said), spokenWords(heard))

test('case and punctuation are no wrong words', () => {
  expect(errors('How does it scale?', 'how does it scale')).toBe(0)
})

test('a replaced, a missing and an added word each count once', () => {
  expect(
    errors('how would you design a rate limiter', 'how would you design a great limiter'),
  ).toBe(1)
  expect(errors('how would you design a rate limiter', 'how you design a rate limiter')).toBe(1)
  expect(
    errors('how would you design a rate limiter', 'so how would you design a rate limiter'),
  ).toBe(1)
})

test('all words of a turn without a text are wrong', () => {
  expect(errors('does that make sense', '')).toBe(4)
})
