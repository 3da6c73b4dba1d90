import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 75 },
  power: 2,
  shapes: {
    'lists with many checks in common': (size, random) => [
      random.ints(size, 1, 4),
      random.ints(random.int(0, size), 1, 4),
    ],
    'lists with few checks in common': (size, random) => [
      random.ints(size, 1, 2 * size + 1),
      random.ints(size, 1, 2 * size + 1),
    ],
    'a list and itself in another order': (size, random) => {
      const first = random.distinctInts(size, 1, 1_000_000)
      return [first, random.shuffle(first)]
    },
  },
} satisfies QuestionInputs
