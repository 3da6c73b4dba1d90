import type { QuestionInputs } from '../../src/inputs.ts'

/** Talks that begin up to `last` and are up to `longest` minutes long. */
function draw(size: number, random: RandomSource, { last, longest }: { last: number; longest: number }) {
  const starts = random.ints(size, 0, last)
  return [starts, starts.map((start) => start + random.int(1, longest))]
}

export default {
  sizes: { least: 0, most: 50_000 },
  shapes: {
    'short talks': (size, random) => [...draw(size, random, { last: 3 * size, longest: 4 }), random.int(0, 3)],
    'long talks': (size, random) => [
      ...draw(size, random, { last: 500_000_000, longest: 500_000_000 }),
      random.int(0, 1_000_000),
    ],
    'talks one behind the other': (size, random) => [
      random.list(size, (index) => 10 * index),
      random.list(size, (index) => 10 * index + random.int(7, 10)),
      random.int(0, 3),
    ],
  },
} satisfies QuestionInputs
