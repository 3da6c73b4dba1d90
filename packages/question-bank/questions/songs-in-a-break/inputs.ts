import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 40_000 },
  shapes: {
    'short songs': (size, random) => [random.ints(size, 0, 5), random.int(0, 12)],
    'songs of which some are too long': (size, random) => [random.ints(size, 0, 300), random.int(100, 250)],
    'songs that all fit': (size, random) => [random.ints(size, 0, 200), 200 * size],
  },
} satisfies QuestionInputs
