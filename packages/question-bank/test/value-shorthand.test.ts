import { expect, test } from 'vitest'
import { expandValue } from '../src/value-shorthand.ts'

test.each([
  [{ $range: [1, 4] }, [1, 2, 3, 4]],
  [{ $range: [5, 1, -2] }, [5, 3, 1]],
  [{ $repeat: ['ab', 3] }, 'ababab'],
  [{ $repeat: [[1, 2], 2] }, [1, 2, 1, 2]],
  [{ $texts: ['v', 1, 3] }, ['v1', 'v2', 'v3']],
  [{ $concat: [{ $range: [1, 2] }, { $repeat: [[0], 2] }, [[9]]] }, [1, 2, 0, 0, [9]]],
  [
    { $zip: [{ $range: [1, 2] }, [8, 9]] },
    [
      [1, 8],
      [2, 9],
    ],
  ],
])('%j expands to %j', (short, long) => {
  expect(JSON.parse(JSON.stringify(short), (_key, value) => expandValue(value))).toEqual(long)
})
