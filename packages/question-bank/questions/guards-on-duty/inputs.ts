import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

function draw(size: number, random: RandomSource, { last, longest }: { last: number; longest: number }) {
  const starts = random.ints(size, 0, last)
  return [starts, starts.map((start) => start + random.int(1, longest)), random.ints(size, 0, last + longest)]
}

export default {
  sizes: { least: 0, most: 30_000 },
  shapes: {
    'short shifts': (size, random) => draw(size, random, { last: 2 * size + 1, longest: 3 }),
    'shifts that often overlap': (size, random) => draw(size, random, { last: size + 1, longest: size + 1 }),
    'shifts of any length': (size, random) => draw(size, random, { last: 500_000_000, longest: 500_000_000 }),
  },
} satisfies QuestionInputs
