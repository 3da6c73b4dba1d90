import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'three switches': (size, random) => [random.ints(size, 0, 7)],
    'twenty switches': (size, random) => [random.ints(size, 0, 2 ** 20 - 1)],
    'desks with all switches on or off': (size, random) => [
      random.list(size, () => (random.chance(0.5) ? 0 : 2 ** 20 - 1)),
    ],
  },
} satisfies QuestionInputs
