import { expect, test } from 'vitest'
import { NewPassword } from './auth.ts'
import { PASSWORD_WEAKNESSES, passwordWeakness } from './weak-passwords.ts'

const OWN = ['asha.rao@example.com', 'Asha Rao']

test.each([
  ['      ', 'blank'],
  ['\u200b\u200b\u200b\u200b\u200b\u200b', 'blank'],
  ['aaaaaa', 'pattern'],
  ['ababab', 'pattern'],
  ['abcabcabc', 'pattern'],
  ['123456', 'pattern'],
  ['987654', 'pattern'],
  ['abcdef', 'pattern'],
  ['QWERTY', 'pattern'],
  ['qwertz', 'pattern'],
  ['qwe123', 'pattern'],
  ['1234rewq', 'pattern'],
  ['1qaz2wsx', 'pattern'],
  ['\u{1d7cf}\u{1d7d0}\u{1d7d1}\u{1d7d2}\u{1d7d3}\u{1d7d4}', 'pattern'],
  ['Sightline', 'product'],
  ['sight-line!', 'product'],
  ['sightline2026', 'product'],
  ['sightlinesightline', 'product'],
  ['Asha Rao', 'own'],
  ['asha1990', 'own'],
  ['asha.rao', 'own'],
  ['ASHA.RAO@example.com', 'own'],
] as const)('%j is refused as %s', (password, weakness) => {
  expect(passwordWeakness(password, OWN)).toBe(weakness)
})

test.each([
  'correct horse',
  'se cr7',
  'aaaaab',
  'the sightline of a hunter',
  'asha went to goa',
  'Zurück zum Bahnhof',
  'पासवर्ड अच्छा',
])('%j is taken', (password) => {
  expect(passwordWeakness(password, OWN)).toBeNull()
})

test('the contract refuses a weak password in a sentence', () => {
  const refused = NewPassword.safeParse('aaaaaa')
  expect(refused.error?.issues[0]?.message).toBe(PASSWORD_WEAKNESSES.pattern)
  expect(NewPassword.safeParse('aaaaab').success).toBe(true)
})
