import { expect, test } from 'vitest'
import { spokenPieces } from './spoken-text.ts'

test('a text is read sentence by sentence, without its Markdown markup', () => {
  const text =
    '## Short links\n\nYou **own** it: `id` to [address](https://x.example). Then?\n\n- first\n- 2 of `n`\n\n```\ncode\n```\n---'
  expect(spokenPieces(text)).toEqual([
    'Short links',
    'You own it:',
    'id to address.',
    'Then?',
    'first',
    '2 of n',
  ])
})

test('long sentences are split into pieces that voices can read, and keep every word', () => {
  const words = Array.from({ length: 90 }, (_, index) => `word${index}`)
  const pieces = spokenPieces(words.join(' '))
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(200)
  expect(pieces.join(' ').split(' ')).toEqual(words)
  expect(spokenPieces('x'.repeat(500)).join('')).toBe('x'.repeat(500))
})
