import { expect, test } from 'vitest'
import { billingPeriod, PLANS, seededPriceInr } from './plan-catalog.ts'

test.each([
  ['Basic', 'month'],
  ['Pro', 'month'],
  ['Premium', 'year'],
  ['premium ', 'year'],
  ['Pro, one Year', 'year'],
  ['Annual Pro', 'year'],
  ['Premium Plus', 'month'],
] as const)('%s is billed per %s', (title, period) => {
  expect(billingPeriod(title)).toBe(period)
})

test('converts a plan’s dollar price to whole rupees at the given rate', () => {
  expect(PLANS.map((plan) => seededPriceInr(plan))).toEqual([439, 1319, 7832])
  expect(PLANS.map((plan) => seededPriceInr(plan, 90.5))).toEqual([452, 1357, 8055])
})
