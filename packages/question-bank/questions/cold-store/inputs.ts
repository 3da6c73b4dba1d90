import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'a few different prices': (size, random) => [random.ints(size, 1, 6)],
    'prices of all kinds': (size, random) => [random.ints(size, 1, 1_000_000)],
    'prices that rise': (size, random) => [random.list(size, (day) => 40 * day + random.int(1, 60))],
    'prices that fall': (size, random) => [random.list(size, (day) => 40 * (size - day) + random.int(1, 60))],
  },
} satisfies QuestionInputs
