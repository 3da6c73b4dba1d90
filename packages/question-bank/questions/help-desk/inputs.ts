import type { QuestionInputs } from '../../src/inputs.ts'

const rising = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

export default {
  sizes: { least: 1, most: 50_000 },
  shapes: {
    'tickets at a quiet desk': (size, random) => [
      rising(random.ints(size, 0, 4 * size)),
      random.ints(size, 0, 3),
      random.int(1, 5),
    ],
    'tickets that pile up': (size, random) => [
      rising(random.ints(size, 0, size)),
      random.ints(size, 0, 1_000_000),
      random.int(1, 10_000),
    ],
    'tickets that are all opened at once': (size, random) => [
      random.list(size, () => 7),
      random.ints(size, 0, size),
      random.int(1, 3),
    ],
  },
} satisfies QuestionInputs
