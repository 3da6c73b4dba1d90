import type { QuestionInputs } from '../../src/inputs.ts'

const ascending = (numbers: number[]) => numbers.sort((a, b) => a - b)

export default {
  sizes: { least: 2, most: 20_000 },
  shapes: {
    'points close together': (size, random) => [
      ascending(random.distinctInts(size, 0, 8 * size)),
      random.int(0, 2 * size),
    ],
    'points far apart': (size, random) => [
      ascending(random.distinctInts(size, 0, 1_000_000_000)),
      random.int(0, 1_000_000_000),
    ],
    'one large gap': (size, random) => [
      [...random.list(size - 1, (at) => at), size + random.int(10, 40)],
      random.int(0, 8),
    ],
  },
} satisfies QuestionInputs
