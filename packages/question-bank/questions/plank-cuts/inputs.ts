import type { QuestionInputs } from '../../src/inputs.ts'

const ascending = (numbers: number[]) => numbers.sort((a, b) => a - b)

export default {
  sizes: { least: 0, most: 150 },
  power: 3,
  shapes: {
    'a short plank': (size, random) => {
      const length = 2 * size + random.int(1, 5)
      return [length, ascending(random.distinctInts(size, 1, Math.max(1, length - 1)))]
    },
    'a long plank': (size, random) => [1_000_000, ascending(random.distinctInts(size, 1, 999_999))],
    'marks near the left end': (size, random) => [
      10 * size + random.int(2, 40),
      ascending(random.distinctInts(size, 1, size + 1)),
    ],
  },
} satisfies QuestionInputs
