import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'readings of few values': (size, random) => [random.ints(size, 0, 3)],
    'readings of all values': (size, random) => [random.ints(size, 0, 10)],
    'rising readings': (size, random) => [random.ints(size, 0, 10).toSorted((a, b) => a - b)],
    'falling readings': (size, random) => [random.ints(size, 0, 10).toSorted((a, b) => b - a)],
  },
} satisfies QuestionInputs
