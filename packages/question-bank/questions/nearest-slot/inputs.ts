import type { QuestionInputs } from '../../src/inputs.ts'

const ascending = (numbers: number[]) => numbers.sort((a, b) => a - b)

export default {
  sizes: { least: 1, most: 30_000 },
  shapes: {
    'slots close together': (size, random) => [
      ascending(random.distinctInts(size, 0, 3 * size)),
      random.ints(size, 0, 3 * size + 2),
    ],
    'slots far apart': (size, random) => [
      ascending(random.distinctInts(size, 0, 1_000_000_000)),
      random.ints(size, 0, 1_000_000_000),
    ],
    'wishes after every slot': (size, random) => [
      ascending(random.distinctInts(size, 0, 2 * size)),
      random.ints(size, 2 * size, 2 * size + 9),
    ],
  },
} satisfies QuestionInputs
