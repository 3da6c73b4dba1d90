import { expect, test } from 'vitest'
import { tidied } from './sections.ts'

test('empty lines and entries are left out, unknown keys stay', () => {
  expect(
    tidied({
      work: [{ name: 'Acme', highlights: ['one', ' ', ''] }, {}, { highlights: [''] }, { mood: 1 }],
      awards: [{}],
    }),
  ).toEqual({ work: [{ name: 'Acme', highlights: ['one'] }, { mood: 1 }], awards: [{}] })
})

test('a document without anything empty is the same', () => {
  const document = { work: [{ name: 'Acme', highlights: [] }] }
  expect(tidied(document)).toBe(document)
})
