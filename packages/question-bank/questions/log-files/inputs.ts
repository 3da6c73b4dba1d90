import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'small files': (size, random) => [random.ints(size, 0, 12), random.int(0, 6 * size)],
    'files of any size': (size, random) => [random.ints(size, 0, 100_000), random.int(0, 50_000 * size)],
    'files that are equally large': (size, random) => [random.ints(size, 60, 61), random.int(0, 40 * size)],
  },
} satisfies QuestionInputs
