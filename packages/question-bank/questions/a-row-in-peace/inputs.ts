import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 14 },
  shapes: {
    'guests with some rivals': (guests, random) => [
      guests,
      guests < 2 ? [] : random.list(random.int(0, 2 * guests), () => random.distinctInts(2, 0, guests - 1)),
    ],
    'guests of whom nearly all are rivals': (guests, random) => {
      const pairs = random.list(guests, (a) => random.list(a, (b) => [a, b])).flat()
      return [guests, random.shuffle(pairs).slice(guests - 1)]
    },
  },
} satisfies QuestionInputs
