import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 50_000 },
  shapes: {
    'cakes for a busy morning': (size, random) => [random.ints(size, 1, 6), random.ints(size, 1, 4 * size)],
    'cakes that take long': (size, random) => [
      random.ints(size, 1, 10_000),
      random.ints(size, 1, Math.min(1_000_000_000, 4000 * size)),
    ],
    'cakes that could all be baked': (size, random) => [
      random.ints(size, 1, 10_000),
      random.ints(size, 999_999_000, 1_000_000_000),
    ],
    'cakes to be ready at the same time': (size, random) => [
      random.ints(size, 1, 9),
      random.list(size, () => 3 * size),
    ],
  },
} satisfies QuestionInputs
