import { expect, test } from 'vitest'
import { isLikePhrase, PHRASE } from './phrase.ts'

test('a text is taken for the phrase although a transcriber missed some of its words', () => {
  expect(isLikePhrase(PHRASE.toUpperCase())).toBe(true)
  expect(isLikePhrase('last spring our team moved a hole service')).toBe(true)
  expect(isLikePhrase('Thank you for watching!')).toBe(false)
  expect(isLikePhrase('')).toBe(false)
})
