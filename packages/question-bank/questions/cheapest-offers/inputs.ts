import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

function draw(size: number, random: RandomSource, { last, longest }: { last: number; longest: number }) {
  const starts = random.ints(size, 0, last)
  return [starts, starts.map((start) => start + random.int(0, longest)), random.ints(size, 1, 2 * size + 1)]
}

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'short contracts': (size, random) => [
      ...draw(size, random, { last: 2 * size + 1, longest: 3 }),
      random.ints(size, 0, 2 * size + 4),
    ],
    'long contracts': (size, random) => [
      ...draw(size, random, { last: 2 * size + 1, longest: 2 * size }),
      random.ints(size, 0, 4 * size),
    ],
    'contracts of any length': (size, random) => [
      ...draw(size, random, { last: 500_000_000, longest: 500_000_000 }),
      random.ints(Math.ceil(size / 2), 0, 1_000_000_000),
    ],
  },
} satisfies QuestionInputs
