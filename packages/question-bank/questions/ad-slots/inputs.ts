import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 100 },
  power: 2,
  shapes: {
    'short spots': (size, random) => [random.ints(size, 1, 9), random.ints(size, 0, 12), random.int(1, 4 * size + 4)],
    'long spots': (size, random) => [random.ints(size, 1, 5000), random.ints(size, 0, 10_000), random.int(1000, 5000)],
    'spots with prices near their lengths': (size, random) => {
      const seconds = random.ints(size, 20, 60)
      return [seconds, seconds.map((length) => length + random.int(-2, 2)), Math.min(5000, 20 * size + random.int(1, 60))]
    },
  },
} satisfies QuestionInputs
