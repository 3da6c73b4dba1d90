import type { Value } from '@sightline/contracts/questions/questions'

/** The arguments of a valid call, in the order of the signature. */
export type Input = Value[]

/**
 * Draws a valid input of about `size` items, within the question's constraints. Equal random
 * sources give equal inputs. From size 1 up to about 8 numbers should be small too, so that equal
 * values, limits and other coincidences occur. Large inputs are what makes slow solutions slow.
 */
export type DrawInput = (size: number, random: RandomSource) => Input

/**
 * How inputs of one question are drawn: the default export of the module `inputs.ts` in the
 * question's folder.
 */
export type QuestionInputs = {
  /** The least and the largest size that the constraints allow. */
  sizes: { least: number; most: number }
  /** The power of the size with which the time of a good solution grows; 1 where it is left out. */
  power?: number
  /** Ways of drawing, by a short name that reads on after "on": 'prices in rising order'. */
  shapes: Readonly<Record<string, DrawInput>>
}

/** The choices that all of a random source is made of. */
export interface Chooser {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  /** A list of `length` items, made one after the other. */
  list<T>(length: number, make: (index: number) => T): T[]
}

/** A source of random choices that gives the same ones for the same seed. */
export interface RandomSource extends Chooser {
  /** One of the items. @throws RangeError when there is none */
  pick<T>(items: readonly T[]): T
  /** The items in random order. */
  shuffle<T>(items: readonly T[]): T[]
  /** A list of `length` whole numbers from `min` to `max`. */
  ints(length: number, min: number, max: number): number[]
  /**
   * `length` different whole numbers from `min` to `max`, in random order. The range must hold as
   * many.
   */
  distinctInts(length: number, min: number, max: number): number[]
}

/** How far the state moves on behind a list; any odd number far from the generator's own step. */
const BEHIND_A_LIST = 0x9e3779b9

/**
 * Creates a random source. The numbers come from mulberry32, which is small, fast and even enough
 * for test inputs. What is drawn after a list does not depend on the list's length, so inputs of
 * different sizes from equal sources differ in size alone.
 */
export function createRandomSource(seed: number): RandomSource {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return sourceOf({
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    list(length, make) {
      const behind = (state + BEHIND_A_LIST) >>> 0
      const items = Array.from({ length }, (_, index) => make(index))
      state = behind
      return items
    },
  })
}

/** A random source that makes its choices by `chooser`. */
export function sourceOf({ int, chance, list }: Chooser): RandomSource {
  /** What is drawn behind it depends on none of its choices. */
  const apart = <T>(draw: () => T) => list(1, draw)[0] as T
  const shuffle = <T>(items: readonly T[]) =>
    apart(() => {
      const shuffled = [...items]
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = int(0, last)
        ;[shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T]
      }
      return shuffled
    })
  const distinctInts = (length: number, min: number, max: number) => {
    const span = max - min + 1
    if (length > span)
      throw new RangeError(`There are no ${length} different numbers from ${min} to ${max}`)
    // A dense choice is cheaper by shuffling, a sparse one by drawing again.
    if (length * 2 > span) return shuffle(list(span, (index) => min + index)).slice(0, length)
    return apart(() => {
      const drawn = new Set<number>()
      while (drawn.size < length) drawn.add(int(min, max))
      return [...drawn]
    })
  }
  return {
    int,
    chance,
    list,
    pick(items) {
      if (items.length === 0) throw new RangeError('There is nothing to pick from')
      return items[int(0, items.length - 1)] as (typeof items)[number]
    },
    shuffle,
    ints: (length, min, max) => list(length, () => int(min, max)),
    distinctInts,
  }
}
