import type { Signature, Value } from '@sightline/contracts/questions/questions'
import { type Bounds, parseBounds } from '../bounds.ts'

/** The arguments of a possible edge case; `name` describes it. */
export type Candidate = { name: string; args: Value[] }

/** Larger seeds are skipped: an edge case should be small. */
const SEED_MAX_ITEMS = 40
/** Upper limit for numbers, which the code may use as lengths. */
const LARGE = 100_000

/**
 * Varies the seeds towards the limits of the constraints: empty, single, equal, sorted, reversed
 * and extreme inputs.
 */
export function mutateSeeds(
  signature: Signature,
  constraints: readonly string[],
  seeds: readonly Value[][],
): Candidate[] {
  const bounds = parseBounds(constraints)
  const groups = groupsOf(signature, bounds)
  return seeds
    .filter((args) => args.every(isShort))
    .flatMap((args) => [
      ...groups.flatMap((group) => changeLists(signature, group, args)),
      ...signature.parameters.flatMap((_, index) => changeOne(signature, bounds, index, args)),
    ])
}

const isShort = (value: Value) =>
  !(Array.isArray(value) || typeof value === 'string') || value.length <= SEED_MAX_ITEMS

/**
 * Groups the positions of list parameters that must have equal lengths; other parameters form
 * groups of one.
 */
function groupsOf({ parameters }: Signature, { equal }: Bounds): number[][] {
  const lists = parameters.flatMap(({ type }, index) => (type.endsWith('[]') ? [index] : []))
  const groups = equal.map((names) =>
    lists.filter((index) => names.includes(`${parameters[index]?.name}.length`)),
  )
  const alone = lists.filter((index) => !groups.some((group) => group.includes(index)))
  return [...groups.filter((group) => group.length > 0), ...alone.map((index) => [index])]
}

const REORDERINGS: [string, (list: Value[]) => Value[]][] = [
  ['empty', () => []],
  ['with one item', (list) => list.slice(0, 1)],
  ['with two items', (list) => list.slice(0, 2)],
  ['without the first item', (list) => list.slice(1)],
  ['without the last item', (list) => list.slice(0, -1)],
  ['in reverse', (list) => list.toReversed()],
  ['twice over', (list) => [...list, ...list]],
  ['with all items equal', (list) => list.map(() => list[0] ?? null)],
]

function changeLists({ parameters }: Signature, group: number[], args: Value[]): Candidate[] {
  const names = group.map((index) => parameters[index]?.name).join(' and ')
  return REORDERINGS.map(([words, change]) => ({
    name: `${names} ${words}`,
    args: args.map((value, index) =>
      group.includes(index) && Array.isArray(value) ? change(value) : value,
    ),
  }))
}

function changeOne(
  { parameters }: Signature,
  bounds: Bounds,
  index: number,
  args: Value[],
): Candidate[] {
  const { name, type } = parameters[index] ?? { name: '', type: '' }
  const value = args[index] ?? null
  const put = (words: string, changed: Value): Candidate => ({
    name: `${name} ${words}`,
    args: args.map((argument, at) => (at === index ? changed : argument)),
  })
  if (typeof value === 'number') {
    const { min, max } = bounds.of.get(name) ?? { min: null, max: null }
    const near = [min, value - 1, value + 1, max].filter(
      (number) => number !== null && Math.abs(number) <= LARGE,
    )
    return near.flatMap((number) => (number === null ? [] : [put(`= ${number}`, number)]))
  }
  if (typeof value === 'string')
    return [
      put('with one character', value.slice(0, 1)),
      put('in reverse', [...value].reverse().join('')),
      put('twice over', value + value),
    ]
  if (!Array.isArray(value) || type !== 'int[]') return []
  const numbers = value.filter((number) => typeof number === 'number')
  const { min, max } = bounds.of.get(`${name}[i]`) ?? { min: null, max: null }
  const extremes = [min, max].flatMap((number) => (number === null ? [] : [number]))
  return [
    put(
      'in rising order',
      numbers.toSorted((a, b) => a - b),
    ),
    put(
      'in falling order',
      numbers.toSorted((a, b) => b - a),
    ),
    ...extremes.map((number) => put(`with ${number} in front`, [number, ...numbers.slice(1)])),
    ...extremes.map((number) =>
      put(`with ${number} at the end`, [...numbers.slice(0, -1), number]),
    ),
  ]
}

/**
 * True when all numbers and lengths of a call are within the constraints' bounds. Other constraints
 * are not checked.
 */
export function isWithinBounds(
  { parameters }: Signature,
  constraints: readonly string[],
  args: readonly Value[],
): boolean {
  const { of } = parseBounds(constraints)
  const fits = (name: string, value: Value): boolean => {
    const within = (key: string, amount: number) => {
      const { min, max } = of.get(key) ?? { min: null, max: null }
      return (min === null || amount >= min) && (max === null || amount <= max)
    }
    if (typeof value === 'number') return within(name, value)
    if (typeof value === 'string') return within(`${name}.length`, value.length)
    return (
      !Array.isArray(value) ||
      (within(`${name}.length`, value.length) && value.every((item) => fits(`${name}[i]`, item)))
    )
  }
  return parameters.every(({ name }, index) => fits(name, args[index] ?? null))
}
