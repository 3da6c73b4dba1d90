import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 30_000 },
  shapes: {
    'few charging points': (size, random) => [random.ints(size, 0, 3), random.int(1, 2 * size)],
    'many charging points': (size, random) => [random.ints(size, 0, 10_000), random.int(1, 6_000 * size)],
    'most kilometres without charging points': (size, random) => [
      random.list(size, () => (random.chance(0.7) ? 0 : random.int(1, 4))),
      random.int(1, size),
    ],
  },
} satisfies QuestionInputs
