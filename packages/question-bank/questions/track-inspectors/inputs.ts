import type { QuestionInputs } from '../../src/inputs.ts'

const sorted = (numbers: number[]) => numbers.sort((a, b) => a - b)

export default {
  sizes: { least: 1, most: 10_000 },
  shapes: {
    'short distances': (size, random) => [
      sorted(random.ints(random.int(1, size), 0, 5 * size)),
      sorted(random.ints(size, 0, 5 * size)),
    ],
    'few inspectors': (size, random) => [
      sorted(random.ints(random.int(1, Math.min(size, 3)), 0, 40)),
      sorted(random.ints(size, 0, 40)),
    ],
    'long distances': (size, random) => [
      sorted(random.ints(random.int(1, size), 0, 100_000_000)),
      sorted(random.ints(size, 0, 100_000_000)),
    ],
  },
} satisfies QuestionInputs
