import { expect, test } from 'vitest'
import { inDollars, inRupees } from './price.ts'

test('dollars have cents only where there are some', () => {
  expect([499, 1499, 8900].map((cents) => inDollars(cents, 'en'))).toEqual([
    '$4.99',
    '$14.99',
    '$89',
  ])
})

test('rupees have two decimals, rounded from the live rate', () => {
  expect(inRupees(499, 88.7, 'en')).toBe('₹442.61')
  expect(inRupees(8900, 88.7, 'en')).toBe('₹7,894.30')
})

test('other languages write amounts in their own way', () => {
  expect(inDollars(499, 'es')).toBe('4,99\u00a0$')
  expect(inDollars(8900, 'hi')).toBe('$89')
  expect(inRupees(8900, 88.7, 'hi')).toBe('₹7,894.30')
})
