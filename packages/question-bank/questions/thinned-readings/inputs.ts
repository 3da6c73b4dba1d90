import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 2, most: 20_000 },
  shapes: {
    'small differences': (size, random) => [random.ints(size, 0, 5), random.int(2, size)],
    'readings of any size': (size, random) => [random.ints(size, 0, 1_000_000), random.int(2, size)],
    'a level that rises evenly': (size, random) => [random.list(size, (i) => 2 * i + random.int(0, 1)), 2],
  },
} satisfies QuestionInputs
