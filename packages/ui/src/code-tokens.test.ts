import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeTokens } from './code-tokens.ts'

const kinds = (code: string, language?: string) =>
  codeTokens(code, language).flatMap(({ text, kind }) => (kind ? [`${kind} ${text}`] : []))

test('tells keywords, calls, strings, numbers and comments apart', () => {
  expect(kinds("const at = find('x', 42) // first")).toEqual([
    'keyword const',
    'name find',
    "string 'x'",
    'number 42',
    'comment // first',
  ])
})

test('ignores keywords inside strings, comments and longer words', () => {
  expect(kinds('"return" # return\nreturned')).toEqual(['string "return"', 'comment # return'])
})

test.each([
  ['python', 'half = n // 2 # floor', ['number 2', 'comment # floor']],
  ['cpp', '#include <map> // sorted', ['comment // sorted']],
  ['sql', 'select 1 -- one', ['number 1', 'comment -- one']],
])('%s has comments of its own', (language, code, expected) => {
  expect(kinds(code, language)).toEqual(expected)
})

test('the pieces of any text, joined, are that text', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      expect(
        codeTokens(code)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code)
    }),
  )
})
