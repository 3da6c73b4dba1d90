import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'short repairs': (size, random) => [random.ints(size, 1, 5), random.ints(size, 1, 3 * size + 1)],
    'long repairs': (size, random) => [random.ints(size, 1, 10_000), random.ints(size, 1, 4999 * size + 1)],
    'repairs with deadlines in rising order': (size, random) => [
      random.ints(size, 1, 9),
      random.list(size, (index) => 4 * index + random.int(1, 6)),
    ],
  },
} satisfies QuestionInputs
