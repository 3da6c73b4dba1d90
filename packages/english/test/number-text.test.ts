import { expect, test } from 'vitest'
import { numberText } from '../src/number-text.ts'

test('a number has one form, whether it is a level, a mean or a count', () => {
  expect([3, 3.04, 2.96].map((value) => numberText(value))).toEqual(['3', '3', '3'])
  expect([0.5, 3.44, 1000, 20_000].map((value) => numberText(value))).toEqual([
    '0.5',
    '3.4',
    '1,000',
    '20,000',
  ])
  expect([3, 3.4, 20_000].map((value) => numberText(value, 'es'))).toEqual(['3', '3,4', '20.000'])
})
