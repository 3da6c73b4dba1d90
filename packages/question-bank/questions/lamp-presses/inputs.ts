import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const draw = (size: number, random: RandomSource, lamps: number) => [
  random.ints(size, 0, 2 ** lamps - 1),
  random.int(0, 2 ** lamps - 1),
]

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'two lamps': (size, random) => draw(size, random, 2),
    'a few lamps': (size, random) => draw(size, random, 3),
    'all lamps': (size, random) => draw(size, random, 20),
    'one lamp at a time': (size, random) => [
      random.list(size, () => 2 ** random.int(0, 2)),
      random.int(0, 7),
    ],
  },
} satisfies QuestionInputs
