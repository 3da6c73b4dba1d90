import type { QuestionInputs } from '../../src/inputs.ts'

const rising = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'lockers nearly all in use': (size, random) => [
      rising(random.distinctInts(size, 1, size + Math.ceil(size / 3) + 1)),
      random.ints(random.int(0, size + 1), 1, size + 3),
    ],
    'lockers far apart': (size, random) => [
      rising(random.distinctInts(size, 1, 1_000_000_000)),
      random.ints(size, 1, 1_000_000_000),
    ],
    'the first lockers all in use': (size, random) => [
      random.list(size, (index) => index + 1),
      random.ints(size, 1, Math.max(1, size)),
    ],
  },
} satisfies QuestionInputs
