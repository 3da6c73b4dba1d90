import { VALUE_TEXT_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
import type { Comparison, Value } from '@sightline/contracts/questions/questions'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isExpected, type ReturnedValue } from '../src/compare.ts'
import { formatInput, formatValue } from '../src/format-value.ts'
import { describeType, fitsType } from '../src/value-type.ts'

const exact: Comparison = { kind: 'exact' }
const unordered: Comparison = { kind: 'unordered' }
const near: Comparison = { kind: 'tolerance', within: 1e-6 }

test.each<[string, ReturnedValue, Value, Comparison, boolean]>([
  ['the same list', [1, [2, 'a']], [1, [2, 'a']], exact, true],
  ['a list in another order', [2, 1], [1, 2], exact, false],
  ['a shorter list', [1], [1, 2], exact, false],
  ['a number as text', '1', 1, exact, false],
  ['1 for true', 1, true, exact, false],
  ['minus zero for zero', -0, 0, exact, true],
  ['null for an empty list', null, [], exact, false],
  ['undefined', { odd: 'undefined' }, null, exact, false],
  [
    'any order',
    [
      [3, 4],
      [1, 2],
    ],
    [
      [1, 2],
      [3, 4],
    ],
    unordered,
    true,
  ],
  ['any order, but only of the outer list', [[2, 1]], [[1, 2]], unordered, false],
  ['any order, with one item too often', [1, 1, 2], [1, 2, 2], unordered, false],
  ['a number nearly right', 0.1 + 0.2, 0.3, near, true],
  ['a big number nearly right', 1e9 + 1, 1e9, near, true],
  ['a list of numbers nearly right', [0.3333333, 2], [1 / 3, 2], near, true],
  ['a number not near enough', 0.30001, 0.3, near, false],
])('%s', (_name, got, expected, comparison, isRight) => {
  expect(isExpected(got, expected, comparison)).toBe(isRight)
})

test('an unordered comparison ignores the order of the list', () => {
  const lists = fc.array(fc.oneof(fc.integer(), fc.string(), fc.array(fc.integer())))
  fc.assert(
    fc.property(lists, fc.infiniteStream(fc.nat()), (list, keys) => {
      const shuffled = list
        .map((item) => ({ item, key: keys.next().value ?? 0 }))
        .sort((a, b) => a.key - b.key)
      expect(
        isExpected(
          shuffled.map(({ item }) => item),
          list,
          unordered,
        ),
      ).toBe(true)
    }),
  )
})

test('a formatted value is never longer than the stored maximum', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string({ maxLength: 300 }), { maxLength: 20 }), { maxLength: 50 }),
      (value) => {
        expect(formatValue(value).length).toBeLessThanOrEqual(VALUE_TEXT_MAX_LENGTH)
        const parameters = [
          { name: 'first', type: 'string[][]' },
          { name: 'second', type: 'string[][]' },
        ]
        const input = formatInput({ name: 'solve', parameters, returns: 'int' }, [value, value])
        expect(input.length).toBeLessThanOrEqual(VALUE_TEXT_MAX_LENGTH)
        expect(input).toMatch(/^first = .*\nsecond = /s)
      },
    ),
  )
})

test('a short value is shown in full', () => {
  expect(formatValue([1, [true, null], 'a"b', { odd: 'NaN' }])).toBe(
    '[1, [true, null], "a\\"b", NaN]',
  )
})

test.each<[Value, string, boolean]>([
  [3, 'int', true],
  [3.5, 'int', false],
  [3.5, 'float', true],
  [[[1], []], 'int[][]', true],
  [[1], 'int[][]', false],
  [['a', null], 'string[]', false],
  [true, 'bool', true],
])('%j as %s: %s', (value, type, fits) => {
  expect(fitsType(value, type)).toBe(fits)
})

test('types are described in words', () => {
  expect(['int', 'string[]', 'float[][]'].map(describeType)).toEqual([
    'an integer',
    'a list of strings',
    'a list of lists of numbers',
  ])
})
