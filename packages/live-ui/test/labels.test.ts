import { expect, test } from 'vitest'
import { picturesASecond } from '../src/labels.ts'

test('the pictures of what is shared are counted in words', () => {
  expect([0, 1, 2].map(picturesASecond)).toEqual([
    'no change just now',
    '1 new picture a second',
    '2 new pictures a second',
  ])
})
