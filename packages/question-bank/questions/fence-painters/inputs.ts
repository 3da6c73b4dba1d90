import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 40_000 },
  shapes: {
    'panels that take a few minutes': (size, random) => [random.ints(size, 1, 4)],
    'panels of any duration': (size, random) => [random.ints(size, 1, 10_000)],
    'a slow right end': (size, random) => [
      random.list(size, (panel) => (panel > size / 2 ? random.int(4, 9) : random.int(1, 3))),
    ],
  },
} satisfies QuestionInputs
