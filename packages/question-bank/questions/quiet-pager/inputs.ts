import type { QuestionInputs } from '../../src/inputs.ts'

const rising = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'alerts of few services': (size, random) => [
      rising(random.ints(size, 0, 2 * size)),
      random.ints(size, 0, 2),
      random.int(0, 5),
    ],
    'alerts of many services': (size, random) => [
      rising(random.ints(size, 0, 1_000_000_000)),
      random.ints(size, 0, Math.ceil(size / 2)),
      random.int(0, 1_000_000_000),
    ],
    'alerts of services that page once': (size, random) => [
      rising(random.ints(size, 0, 1000)),
      random.distinctInts(size, 0, 1_000_000_000),
      1000,
    ],
  },
} satisfies QuestionInputs
