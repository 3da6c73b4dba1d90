import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 30 },
  shapes: {
    'a short range': (size, random) => {
      const first = random.int(0, Math.min(1_000_000, 2 ** size))
      return [first, first + random.int(0, Math.min(1_000_000, 3 * 2 ** size))]
    },
    'a range from 0 or 1': (size, random) => [random.int(0, 1), random.int(1, Math.min(1_000_000_000, 2 ** size))],
    'a range up to a power of two': (size, random) => {
      const end = Math.min(2 ** size, 2 ** 29)
      return [random.int(0, end - 1), end - random.int(0, 1)]
    },
  },
} satisfies QuestionInputs
