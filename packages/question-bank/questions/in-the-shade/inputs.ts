import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 40_000 },
  shapes: {
    'plants of few heights': (size, random) => [random.ints(size, 1, 4)],
    'plants of all heights': (size, random) => [random.ints(size, 1, 1_000_000)],
    'plants that get taller': (size, random) => [random.ints(size, 1, 1_000_000).toSorted((a, b) => a - b)],
    'plants that get smaller': (size, random) => [random.ints(size, 1, 1_000_000).toSorted((a, b) => b - a)],
    'one tall plant in front of equal ones': (size) => [
      Array.from({ length: size }, (_, index) => (index === 0 ? 1_000_000 : 5)),
    ],
  },
} satisfies QuestionInputs
