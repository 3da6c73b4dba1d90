import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 10_000 },
  shapes: {
    'little water': (size, random) => [random.ints(size, 0, 5), random.int(1, size), random.int(0, 2 * size)],
    'plants of which few are dry': (size, random) => [
      random.list(size, () => (random.chance(0.3) ? random.int(0, 3) : random.int(8, 12))),
      random.int(1, Math.min(size, 3)),
      random.int(0, 3 * size),
    ],
    'much water': (size, random) => [random.ints(size, 0, 1_000_000), random.int(1, size), random.int(0, 1_000_000_000)],
  },
} satisfies QuestionInputs
