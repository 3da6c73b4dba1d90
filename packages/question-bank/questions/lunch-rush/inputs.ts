import type { QuestionInputs } from '../../src/inputs.ts'

const rising = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

export default {
  sizes: { least: 0, most: 40_000 },
  shapes: {
    'orders close together': (size, random) => [rising(random.ints(size, 0, 2 * size)), random.int(1, 5)],
    'orders over the whole day': (size, random) => [
      rising(random.ints(size, 0, 1_000_000_000)),
      random.int(1, 1_000_000_000),
    ],
    'orders that all fall into one span': (size, random) => [rising(random.ints(size, 10, 90)), 1000],
  },
} satisfies QuestionInputs
