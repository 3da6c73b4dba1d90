import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 40_000 },
  shapes: {
    'balances near zero': (size, random) => [random.ints(size, -3, 3), random.int(1, size)],
    'any balances': (size, random) => [random.ints(size, -50_000, 50_000), random.int(1, Math.ceil(size / 2))],
    'losses on every day': (size, random) => [random.ints(size, -9, -1), random.int(1, size)],
  },
} satisfies QuestionInputs
