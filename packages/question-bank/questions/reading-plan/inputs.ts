import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'short chapters': (size, random) => [random.ints(size, 1, 6), random.int(1, size)],
    'long chapters': (size, random) => [random.ints(size, 1, 10_000), random.int(1, Math.min(20_000, size + 1))],
    'chapters of equal length': (size, random) => {
      const pages = random.int(1, 10_000)
      return [random.list(size, () => pages), random.int(1, Math.min(20_000, size + 1))]
    },
  },
} satisfies QuestionInputs
