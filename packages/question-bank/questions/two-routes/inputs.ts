import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

/** Two routes that take their checkpoints from `altitudes` possible ones. */
const draw = (size: number, random: RandomSource, altitudes: number) => [
  sorted(random.distinctInts(size, 1, altitudes)),
  sorted(random.distinctInts(random.int(0, size), 1, altitudes)),
]

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'routes that often meet': (size, random) => draw(size, random, 2 * size + 1),
    'routes that rarely meet': (size, random) => draw(size, random, 400 * size + 1),
    'routes that meet at every second checkpoint': (size, random) => {
      const meets = (i: number) => i % 2 === 1
      return [
        random.list(size, (i) => 10 * i + 1 + (meets(i) ? 0 : random.int(0, 4))),
        random.list(size, (i) => 10 * i + 1 + (meets(i) ? 0 : random.int(5, 9))),
      ]
    },
  },
} satisfies QuestionInputs
