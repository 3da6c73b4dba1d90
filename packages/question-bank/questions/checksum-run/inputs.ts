import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'packets of three bits': (size, random) => [random.ints(size, 0, 7)],
    'packets of thirty bits': (size, random) => [random.ints(size, 0, 2 ** 30 - 1)],
    'packets of single bits': (size, random) => [random.list(size, () => 2 ** random.int(0, 29))],
  },
} satisfies QuestionInputs
