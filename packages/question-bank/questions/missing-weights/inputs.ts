import type { QuestionInputs } from '../../src/inputs.ts'

const ascending = (numbers: number[]) => numbers.sort((a, b) => a - b)

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'light weights': (size, random) => [ascending(random.ints(size, 1, 2 * size + 2)), random.int(1, 8 * size + 9)],
    'heavy weights': (size, random) => [
      ascending(random.ints(size, 1, 1_000_000_000)),
      random.int(1, 1_000_000_000),
    ],
    'weights that double': (size, random) => [
      ascending(random.list(size, (at) => Math.max(1, 2 ** (at % 29) + random.int(-1, 1)))),
      Math.min(1_000_000_000, 2 ** Math.min(29, size) + random.int(0, 3)),
    ],
  },
} satisfies QuestionInputs
