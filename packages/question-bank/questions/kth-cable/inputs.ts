import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** A `k` within the number of pairs of the boxes. */
const withRank = (boxes: number[], random: RandomSource) => [
  boxes,
  random.int(1, (boxes.length * (boxes.length - 1)) / 2),
]

export default {
  sizes: { least: 2, most: 20_000 },
  shapes: {
    'boxes close together': (size, random) => withRank(random.ints(size, 0, 2 * size), random),
    'boxes far apart': (size, random) => withRank(random.ints(size, 0, 1_000_000_000), random),
    'boxes in two places': (size, random) =>
      withRank(
        random.list(size, () => (random.chance(0.5) ? 0 : 1_000_000_000)),
        random,
      ),
  },
} satisfies QuestionInputs
