import type { Value } from '@sightline/contracts/questions/questions'
import {
  type Chooser,
  createRandomSource,
  type DrawInput,
  type Input,
  type QuestionInputs,
  type RandomSource,
  sourceOf,
} from './inputs.ts'

/** A choice that drawing an input made: a number, a chance, or those of each item of a list. */
type Choice = number | boolean | Choice[][]

/** A drawn input, and the choices that draw it again. `name` is the shape. */
export type Drawn = { name: string; args: Input; size: number; choices: Choice[] }

/** Draws an input of a shape and keeps the choices made. */
export function drawRecorded(
  { name, draw, size }: { name: string; draw: DrawInput; size: number },
  random: RandomSource,
): Drawn {
  const choices: Choice[] = []
  let made = choices
  const keep = <Of extends Choice>(choice: Of) => {
    made.push(choice)
    return choice
  }
  const chooser: Chooser = {
    int: (min, max) => keep(random.int(min, max)),
    chance: (probability) => keep(random.chance(probability)),
    list(length, make) {
      const [outer, items] = [made, [] as Choice[][]]
      made.push(items)
      const list = random.list(length, (index) => {
        made = items[index] = []
        return make(index)
      })
      made = outer
      return list
    },
  }
  return { name, args: draw(size, sourceOf(chooser)), size, choices }
}

/** Makes the same choices again, within the bounds asked for; missing ones at random. */
function replay(choices: Choice[]): RandomSource {
  const missing = createRandomSource(1)
  let rest = choices.values()
  return sourceOf({
    int(min, max) {
      const { value } = rest.next()
      return typeof value === 'number' ? Math.min(max, Math.max(min, value)) : missing.int(min, max)
    },
    chance(probability) {
      const { value } = rest.next()
      return typeof value === 'boolean' ? value : missing.chance(probability)
    },
    list(length, make) {
      const [outer, { value }] = [rest, rest.next()]
      const items = Array.isArray(value) ? value : []
      const list = Array.from({ length }, (_, index) => {
        rest = (items[index] ?? []).values()
        return make(index)
      })
      rest = outer
      return list
    },
  })
}

const SMALLER_MAX = 150

/**
 * Inputs of the same shape that are simpler than a drawn one, the simplest first: with fewer items,
 * or with smaller numbers. All are valid, since they are drawn, and the same input gives the same
 * ones.
 */
export function smallerDraws({ shapes, sizes }: QuestionInputs, drawn: Drawn): Drawn[] {
  const draw = shapes[drawn.name]
  if (!draw) return []
  const found = new Map<string, { smaller: Drawn; cost: number[] }>()
  const most = costOf(drawn.args)
  for (const { size, choices } of [...withFewerItems(drawn), ...withOtherChoices(drawn)]) {
    if (size < sizes.least) continue
    const smaller = drawRecorded({ name: drawn.name, draw, size }, replay(choices))
    const cost = costOf(smaller.args)
    const key = JSON.stringify(smaller.args)
    if (compare(cost, most) < 0 && !found.has(key)) found.set(key, { smaller, cost })
  }
  return [...found.values()]
    .sort((a, b) => compare(a.cost, b.cost))
    .slice(0, SMALLER_MAX)
    .map(({ smaller }) => smaller)
}

type Redrawn = Pick<Drawn, 'size' | 'choices'>

/**
 * Leaves items out of all lists of one length, half of them or fewer: of those that are as long as
 * the input's size, which shrinks with them, and of those whose length was a choice.
 */
function* withFewerItems({ size, choices }: Redrawn): Generator<Redrawn> {
  for (const length of new Set([size, ...lengthsIn(choices)]))
    for (let count = length; count >= 1; count = Math.floor(count / 2))
      for (let first = 0; first + count <= length; first += count) {
        const isSize = length === size
        yield {
          size: isSize ? size - count : size,
          choices: without(choices, { length, first, count, isChoice: !isSize }),
        }
      }
}

const lengthsIn = (choices: Choice[]): number[] =>
  choices.flatMap((choice) =>
    Array.isArray(choice) ? [choice.length, ...choice.flatMap(lengthsIn)] : [],
  )

function without(
  choices: Choice[],
  left: { length: number; first: number; count: number; isChoice: boolean },
): Choice[] {
  const { length, first, count, isChoice } = left
  return choices.map((choice) => {
    if (choice === length && isChoice) return length - count
    if (!Array.isArray(choice)) return choice
    const kept = choice.length === length ? choice.toSpliced(first, count) : choice
    return kept.map((item) => without(item, left))
  })
}

/** Numbers that are nearer to zero, all at once and one by one, and the other outcome of chances. */
function* withOtherChoices({ size, choices }: Redrawn): Generator<Redrawn> {
  for (const change of [() => 0, half]) yield { size, choices: changed(choices, change) }
  const count = countOf(choices)
  for (let place = 0; place < count; place++)
    for (const change of [() => 0, half, (value: number) => value - Math.sign(value)]) {
      let at = 0
      const isOther = () => at++ === place
      yield {
        size,
        choices: changed(
          choices,
          (value) => (isOther() ? change(value) : value),
          (value) => value !== isOther(),
        ),
      }
    }
}

const half = (value: number) => Math.trunc(value / 2)

const changed = (
  choices: Choice[],
  number: (value: number) => number,
  chance = (value: boolean) => value,
): Choice[] =>
  choices.map((choice) => {
    if (Array.isArray(choice)) return choice.map((item) => changed(item, number, chance))
    return typeof choice === 'number' ? number(choice) : chance(choice)
  })

const countOf = (choices: Choice[]): number =>
  choices.reduce<number>(
    (sum, choice) =>
      sum + (Array.isArray(choice) ? choice.reduce((all, item) => all + countOf(item), 0) : 1),
    0,
  )

/** How much there is to read, and how large the numbers are. */
const costOf = (args: Input): number[] => [JSON.stringify(args).length, sumOf(args)]

const sumOf = (value: Value): number =>
  Array.isArray(value)
    ? value.reduce<number>((sum, item) => sum + sumOf(item), 0)
    : typeof value === 'number'
      ? Math.abs(value)
      : 0

const compare = (a: number[], b: number[]) =>
  a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0
