import { expect, test } from 'vitest'
import { inDollars, inRupees } from './price.ts'

test('dollars have cents only where there are some', () => {
  expect([499, 1499, 8900].map(inDollars)).toEqual(['$4.99', '$14.99', '$89'])
})

test('rupees have two decimals, rounded from the live rate', () => {
  expect(inRupees(499, 88.7)).toBe('₹442.61')
  expect(inRupees(8900, 88.7)).toBe('₹7,894.30')
})
