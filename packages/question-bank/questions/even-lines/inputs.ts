import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const draw = (size: number, random: RandomSource, { width, longest }: { width: number; longest: number }) => [
  random.ints(size, 1, Math.min(width, longest)),
  width,
]

export default {
  sizes: { least: 1, most: 150 },
  shapes: {
    'narrow lines': (size, random) => draw(size, random, { width: random.int(1, 9), longest: 9 }),
    'words that often fill a line': (size, random) => draw(size, random, { width: random.int(5, 12), longest: 4 }),
    'wide lines': (size, random) => draw(size, random, { width: random.int(20, 120), longest: 15 }),
  },
} satisfies QuestionInputs
