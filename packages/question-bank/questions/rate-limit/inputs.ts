import type { QuestionInputs } from '../../src/inputs.ts'

const ascending = (numbers: number[]) => numbers.sort((a, b) => a - b)

export default {
  sizes: { least: 0, most: 30_000 },
  shapes: {
    'requests of few clients': (size, random) => [
      ascending(random.ints(size, 0, 2 * size)),
      random.ints(size, 0, 2),
      random.int(1, 3),
      random.int(1, 5),
    ],
    'requests of one client': (size, random) => [
      ascending(random.ints(size, 0, 3 * size)),
      random.list(size, () => 6),
      random.int(1, Math.min(30_000, Math.max(1, Math.ceil(size / 3)))),
      random.int(1, Math.max(1, size)),
    ],
    'a long window': (size, random) => [
      ascending(random.ints(size, 0, 1_000_000_000)),
      random.ints(size, 0, 1),
      Math.max(1, Math.floor(size / 2)),
      random.int(100_000_000, 1_000_000_000),
    ],
  },
} satisfies QuestionInputs
