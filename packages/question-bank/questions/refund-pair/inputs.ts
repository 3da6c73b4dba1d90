import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 2, most: 20_000 },
  shapes: {
    'small charges and credits': (size, random) => [random.ints(size, -4, 6), random.int(-6, 10)],
    'large charges': (size, random) => {
      const charges = random.ints(size, -1_000_000_000, 1_000_000_000)
      const [first = 0, second = 0] = random.distinctInts(2, 0, size - 1).map((at) => charges[at])
      const total = first + second
      return [charges, Math.abs(total) <= 1_000_000_000 ? total : 0]
    },
    'charges of which no pair fits': (size, random) => [random.ints(size, 1, 400_000_000).map((half) => 2 * half), 7],
  },
} satisfies QuestionInputs
