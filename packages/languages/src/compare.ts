import type { Comparison, Value } from '@sightline/contracts/questions/questions'

/**
 * The value that a candidate's function returned. `odd` describes a value that no test expects:
 * undefined, NaN, a Map, a function …
 */
export type ReturnedValue = Exclude<Value, Value[]> | UnexpectedValue | ReturnedValue[]
export type UnexpectedValue = { odd: string }

/** True when `got` counts as `expected`. */
export function isExpected(got: ReturnedValue, expected: Value, comparison: Comparison): boolean {
  switch (comparison.kind) {
    case 'exact':
      return isSame(got, expected, 0)
    case 'tolerance':
      return isSame(got, expected, comparison.within)
    case 'unordered':
      return isSame(sorted(got), sorted(expected), 0)
  }
}

function isSame(got: ReturnedValue, expected: ReturnedValue, within: number): boolean {
  if (Array.isArray(expected)) {
    if (!Array.isArray(got) || got.length !== expected.length) return false
    return expected.every((item, index) => isSame(got[index] ?? null, item, within))
  }
  if (typeof got === 'number' && typeof expected === 'number')
    return got === expected || Math.abs(got - expected) <= within * Math.max(1, Math.abs(expected))
  return got === expected
}

/** Sorts the items of a list by their JSON, so that lists of the same items become equal. */
function sorted(value: ReturnedValue): ReturnedValue {
  if (!Array.isArray(value)) return value
  return value
    .map((item) => ({ item, key: JSON.stringify(item) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ item }) => item)
}
