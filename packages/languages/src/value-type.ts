import type { Value } from '@sightline/contracts/questions/questions'

const NAMES: Record<string, string> = {
  int: 'an integer',
  float: 'a number',
  bool: 'true or false',
  string: 'a string',
}
const PLURALS: Record<string, string> = {
  int: 'integers',
  float: 'numbers',
  bool: 'booleans',
  string: 'strings',
}

/**
 * Whether a value of a question's test fits a type of its signature (`ValueType` of the contracts).
 * What candidates' code returns is compared in `compare.ts` instead.
 */
export function fitsType(value: Value | undefined, type: string): boolean {
  if (type.endsWith('[]'))
    return Array.isArray(value) && value.every((item) => fitsType(item, type.slice(0, -2)))
  if (type === 'int') return Number.isSafeInteger(value)
  if (type === 'float') return typeof value === 'number' && Number.isFinite(value)
  return typeof value === (type === 'bool' ? 'boolean' : type)
}

/** A type in words for authors of questions: 'a list of lists of integers' for `int[][]`. */
export function describeType(type: string): string {
  const depth = type.split('[]').length - 1
  const base = type.slice(0, type.length - 2 * depth)
  if (depth === 0) return NAMES[base] ?? base
  return `a list of ${'lists of '.repeat(depth - 1)}${PLURALS[base] ?? base}`
}
