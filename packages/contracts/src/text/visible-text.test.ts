import { expect, test } from 'vitest'
import { hasVisibleCharacter } from './visible-text.ts'

test.each(['Asha', 'अ', '李', '7', '🙂', ' \u200bA'])('%j has a visible character', (text) => {
  expect(hasVisibleCharacter(text)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['spaces', ' \u00a0\u3000'],
  ['zero-width characters', '\u200b\u200d\u2060\ufeff'],
  ['Hangul fillers', '\u3164\u115f'],
  ['an empty braille pattern', '\u2800'],
  ['a lone combining accent', '\u0301'],
  ['a change of direction', '\u202e'],
])('%s looks empty', (_what, text) => {
  expect(hasVisibleCharacter(text)).toBe(false)
})
