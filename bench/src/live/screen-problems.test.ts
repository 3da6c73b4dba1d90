import { expect, test } from 'vitest'
import { screenProblems } from './screen-problems.ts'
import { readScreens } from './screens.ts'

test('at least 40 screens are labelled', () => {
  expect(readScreens().length).toBeGreaterThanOrEqual(40)
})

test('statements and examples found on screens stay within their budgets', async () => {
  const rows = await screenProblems()
  expect(rows.filter(({ verdict }) => verdict !== 'within')).toEqual([])
})
