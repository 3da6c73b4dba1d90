import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'archives of all sizes': (size, random) => [random.ints(size, 1, 1000)],
    'archives of few sizes': (size, random) => [random.ints(size, 1, 5)],
    'archives that double in size': (size) => [Array.from({ length: size }, (_, index) => 2 ** (index % 10))],
  },
} satisfies QuestionInputs
