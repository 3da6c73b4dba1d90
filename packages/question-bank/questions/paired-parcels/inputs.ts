import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Limits that let through the pairs of about this share of all sums. */
const between = (low: number, high: number, random: RandomSource) => random.ints(2, low, high).toSorted((a, b) => a - b)

export default {
  sizes: { least: 0, most: 40_000 },
  shapes: {
    'light parcels': (size, random) => [random.ints(size, 1, 6), ...between(0, 13, random)],
    'parcels of all weights': (size, random) => [
      random.ints(size, 1, 1_000_000_000),
      ...between(0, 2_000_000_000, random),
    ],
    'parcels of equal weight': (size) => [Array.from({ length: size }, () => 50), 100, 100],
  },
} satisfies QuestionInputs
