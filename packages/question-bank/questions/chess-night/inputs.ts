import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 50_000 },
  shapes: {
    'ratings that are often equal': (size, random) => [
      random.ints(size, 1, Math.ceil(size / 2) + 2),
      random.ints(size, 1, Math.ceil(size / 2) + 2),
    ],
    'ratings of all kinds': (size, random) => [
      random.ints(size, 1, 1_000_000_000),
      random.ints(size, 1, 1_000_000_000),
    ],
  },
} satisfies QuestionInputs
