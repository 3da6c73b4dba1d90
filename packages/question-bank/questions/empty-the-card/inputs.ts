import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 100 },
  power: 2,
  shapes: {
    'cheap items': (size, random) => [random.ints(size, 1, 12), random.int(0, 4 * size + 2)],
    'items that nearly add up': (size, random) => {
      const prices = random.ints(size, 1, 9_000)
      const bought = random.shuffle(prices).slice(0, random.int(0, Math.min(size, 4)))
      return [prices, Math.min(10_000, bought.reduce((sum, price) => sum + price, 0))]
    },
    'even prices on an odd balance': (size, random) => [random.ints(size, 1, 5_000).map((half) => 2 * half), 9_999],
  },
} satisfies QuestionInputs
