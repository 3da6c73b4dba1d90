import { expect, test } from 'vitest'
import { lineDiff } from './line-diff.ts'

const drawn = (before: string, after: string) =>
  lineDiff(before, after).map(
    ({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`,
  )

test('unchanged lines appear once, between removed and added lines', () => {
  expect(drawn('a\nb\nc', 'a\nx\nc\nd')).toEqual([' a', '-b', '+x', ' c', '+d'])
})

test('equal texts have no changes', () => {
  expect(drawn('a\n\nb', 'a\n\nb')).toEqual([' a', ' ', ' b'])
})

test('every line has its own key, even if its text is repeated', () => {
  const keys = lineDiff('a\na\na', 'a\nb\na\na\na').map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
