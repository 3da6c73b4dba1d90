import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 150 },
  power: 2,
  shapes: {
    'low fees': (size, random) => [random.ints(size, 0, 9), random.int(1, 4)],
    'fees of any size': (size, random) => [random.ints(size, 0, 10_000), random.int(1, 20)],
    'expensive huts between cheap ones': (size, random) => [
      random.list(size, () => (random.chance(0.5) ? random.int(1, 5) : random.int(20, 40))),
      random.int(2, 5),
    ],
  },
} satisfies QuestionInputs
