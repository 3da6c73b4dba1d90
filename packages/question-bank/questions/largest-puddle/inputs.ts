import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 40_000 },
  shapes: {
    'low bumps': (size, random) => [random.ints(size, 0, 4)],
    'a rough street': (size, random) => [random.ints(size, 0, 10_000)],
    'one wide valley': (size) => [Array.from({ length: size }, (_, at) => Math.min(10_000, Math.abs(size - 2 * at)))],
    'a hill': (size, random) => {
      const heights = random.ints(size, 0, 10_000).toSorted((a, b) => a - b)
      return [[...heights.filter((_, at) => at % 2 === 0), ...heights.filter((_, at) => at % 2 === 1).reverse()]]
    },
  },
} satisfies QuestionInputs
