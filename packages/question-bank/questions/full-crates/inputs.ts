import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 40_000 },
  shapes: {
    'a small crate': (size, random) => [random.ints(size, -6, 6), random.int(1, 7)],
    'hours without a jar': (size, random) => [
      random.list(size, () => (random.chance(0.7) ? 0 : random.int(-3, 3))),
      random.int(1, 4),
    ],
    'a large crate': (size, random) => [random.ints(size, -10_000, 10_000), random.int(900_000, 1_000_000)],
  },
} satisfies QuestionInputs
