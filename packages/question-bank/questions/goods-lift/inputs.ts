import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'pallets up to the limit': (size, random) => [random.ints(size, 1, 9), 9 + random.int(0, 3)],
    'pallets of any weight': (size, random) => [random.ints(size, 1, 1_000_000), 1_000_000],
    'pallets around half the limit': (size, random) => [random.ints(size, 450_000, 550_000), 1_000_000],
    'pallets that all ride alone': (size, random) => [random.ints(size, 600, 1000), 1000],
  },
} satisfies QuestionInputs
