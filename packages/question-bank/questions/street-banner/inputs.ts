import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 40_000 },
  shapes: {
    'low fronts': (size, random) => [random.ints(size, 0, 5), random.int(1, 4)],
    'fronts of all heights': (size, random) => [random.ints(size, 0, 10_000), random.int(1, 40)],
    'fronts in rising order': (size, random) => [
      random.ints(size, 1, 10_000).toSorted((a, b) => a - b),
      random.int(1, Math.max(1, size)),
    ],
    'fronts of one height with gaps': (size, random) => [
      random.list(size, () => (random.chance(0.1) ? 0 : 8)),
      random.int(1, 6),
    ],
  },
} satisfies QuestionInputs
