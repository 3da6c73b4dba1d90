import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 50_000 },
  shapes: {
    'two or three slots': (size, random) => [random.ints(size, 0, 7)],
    'all slots': (size, random) => [random.ints(size, 0, 2 ** 14 - 1)],
    'people with hardly a duty': (size, random) => [
      random.list(size, () => (random.chance(0.4) ? 0 : 2 ** random.int(0, 13))),
    ],
  },
} satisfies QuestionInputs
