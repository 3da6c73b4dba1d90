import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 150 },
  power: 2,
  shapes: {
    'a short street': (size, random) => [random.int(0, 9), random.int(0, 9), random.ints(size, 0, 9)],
    'a long street': (size, random) => [
      random.int(0, 1_000_000),
      random.int(0, 1_000_000),
      random.ints(size, 0, 1_000_000),
    ],
    'stops at the two ends in turn': (size, random) => [
      0,
      random.int(0, 1_000_000),
      random.list(size, (index) => (index % 2 === 0 ? random.int(0, 5) : random.int(999_990, 1_000_000))),
    ],
  },
} satisfies QuestionInputs
