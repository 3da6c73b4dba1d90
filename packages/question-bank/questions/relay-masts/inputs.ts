import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Positions in rising order, at most `widest` metres apart. */
function drawPositions(size: number, random: RandomSource, widest: number) {
  let position = 0
  return random.list(size, () => {
    position += random.int(1, widest)
    return position
  })
}

export default {
  sizes: { least: 1, most: 30_000 },
  shapes: {
    'masts removed in any order': (size, random) => [
      drawPositions(size, random, 9),
      random.shuffle(random.list(size, (mast) => mast)).slice(0, random.int(0, size)),
    ],
    'masts removed from left to right': (size, random) => [
      drawPositions(size, random, 30_000),
      random.list(size, (mast) => mast).slice(Math.min(size - 1, 1)),
    ],
  },
} satisfies QuestionInputs
