import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Arrivals in ascending order within `span` minutes. */
const arrive = (size: number, random: RandomSource, span: number) =>
  random.ints(size, 0, span).toSorted((a, b) => a - b)

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'few bays': (size, random) => [arrive(size, random, 2 * size), random.ints(size, 1, 9), random.int(1, 4)],
    'many bays that fill up': (size, random) => [
      arrive(size, random, 3 * size),
      random.ints(size, 1, size + 2),
      Math.max(1, Math.floor(size / 2)),
    ],
    'a bay for every car': (size, random) => [
      arrive(size, random, 1000 * size),
      random.ints(size, 1, 1_000_000),
      Math.max(1, size),
    ],
    'cars that stay until the last has arrived': (size, random) => [
      arrive(size, random, size),
      random.ints(size, size + 1, size + 9),
      Math.max(1, size),
    ],
  },
} satisfies QuestionInputs
