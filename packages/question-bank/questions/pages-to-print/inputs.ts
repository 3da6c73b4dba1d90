import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Ranges of at most `longest` pages that begin up to page `last`. */
function draw(size: number, random: RandomSource, { last, longest }: { last: number; longest: number }) {
  const firsts = random.ints(size, 1, last)
  return [firsts, firsts.map((first) => first + random.int(0, longest - 1))]
}

export default {
  sizes: { least: 0, most: 40_000 },
  shapes: {
    'short ranges close together': (size, random) => draw(size, random, { last: 4 * size + 1, longest: 3 }),
    'ranges that often overlap': (size, random) => draw(size, random, { last: 3 * size + 1, longest: 8 }),
    'ranges far apart': (size, random) => draw(size, random, { last: 900_000_000, longest: 1000 }),
  },
} satisfies QuestionInputs
