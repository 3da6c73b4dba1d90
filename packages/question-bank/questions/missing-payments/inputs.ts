import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const ascending = (amounts: number[]) => amounts.toSorted((a, b) => a - b)

/** Books with about the given share of the statement's payments, and some other ones. */
function draw(size: number, random: RandomSource, { most, share }: { most: number; share: number }) {
  const statement = ascending(random.ints(size, 1, most))
  const entered = statement.filter(() => random.chance(share))
  const others = random.ints(Math.min(size - entered.length, random.int(0, 2)), 1, most)
  return [statement, ascending([...entered, ...others])]
}

export default {
  sizes: { least: 0, most: 40_000 },
  shapes: {
    'few different amounts': (size, random) => draw(size, random, { most: 4 + Math.floor(size / 3), share: 0.6 }),
    'books with most of the payments': (size, random) => draw(size, random, { most: 1_000_000, share: 0.9 }),
    'unrelated books': (size, random) => [
      ascending(random.ints(size, 1, 2 * size + 3)),
      ascending(random.ints(size, 1, 2 * size + 3)),
    ],
  },
} satisfies QuestionInputs
