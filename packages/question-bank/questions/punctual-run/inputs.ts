import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 50_000 },
  shapes: {
    'delays near the limit': (size, random) => [random.ints(size, 0, 4), random.int(0, 4), random.int(0, Math.min(size, 3))],
    'many late deliveries': (size, random) => [random.ints(size, 0, 1_000_000), 500_000, random.int(0, size)],
    'no late delivery': (size, random) => [random.ints(size, 0, 10), 10, random.int(0, Math.min(1, size))],
  },
} satisfies QuestionInputs
