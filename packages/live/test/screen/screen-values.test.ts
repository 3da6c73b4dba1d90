import { expect, test } from 'vitest'
import { parseValues } from '../../src/screen/screen-values.ts'

test.each([
  ['prices = [5, 3, 4, 11, reach = 2', [[5, 3, 4, 1], 2]],
  ['[0,11', [[0, 1]]],
  ['[@, 1]', [[0, 1]]],
  ['[@0, 1], 0@', [[0, 1], 0]],
  ['13, 3, 1, 1]', [[3, 3, 1, 1]]],
  ['5 = "ab"', ['ab']],
  [
    'grid = [["e",0],[0,1]]',
    [
      [
        [0, 0],
        [0, 1],
      ],
    ],
  ],
  ['[3;, 3, 1, 1]', [[3, 3, 1, 1]]],
  ['s = "([)1"', ['([)]']],
  ['word = "11"', ['11']],
  ['n = 11', [11]],
  ['nums = [1, 11]', [[1, 11]]],
] as const)('%s is read with the mistakes of character recognition repaired', (text, values) => {
  expect(parseValues(text)?.map(({ value }) => value)).toEqual(values)
})
