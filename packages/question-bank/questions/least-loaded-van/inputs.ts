import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 50_000 },
  shapes: {
    'few vans': (size, random) => [random.ints(size, 1, 9), random.int(1, 4)],
    'many vans': (size, random) => [random.ints(size, 1, 10_000), Math.max(1, Math.floor(size / 2))],
    'more vans than crates': (size, random) => [random.ints(size, 1, 10_000), Math.min(50_000, size + random.int(1, 3))],
  },
} satisfies QuestionInputs
