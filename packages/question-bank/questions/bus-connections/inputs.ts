import type { QuestionInputs } from '../../src/inputs.ts'

const rising = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'a quiet village': (size, random) => [
      rising(random.ints(size, 0, 2 * size + 3)),
      rising(random.ints(random.int(0, size + 1), 0, 2 * size + 5)),
      random.int(0, 4),
    ],
    'trains that all wait for the last bus': (size, random) => [
      rising(random.ints(size, 500_000_000, 500_000_000 + size)),
      [...rising(random.ints(Math.max(0, size - 1), 0, 400_000_000)), 999_999_999],
      random.int(0, 1000),
    ],
  },
} satisfies QuestionInputs
