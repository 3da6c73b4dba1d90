import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeTokens } from './code-tokens.ts'

const kinds = (code: string) => codeTokens(code).flatMap(({ text, kind }) => (kind ? [`${kind} ${text}`] : []))

test('keywords, names of calls, strings, numbers and comments are told apart', () => {
  expect(kinds("const at = find('x', 42) // first")).toEqual([
    'keyword const',
    'name find',
    "string 'x'",
    'number 42',
    'comment // first',
  ])
})

test('a keyword inside a string, a comment or a longer word is not one', () => {
  expect(kinds('"return" # return\nreturned')).toEqual(['string "return"', 'comment # return'])
})

test('the pieces of any text, put together, are that text', () => {
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
