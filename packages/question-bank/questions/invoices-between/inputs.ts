import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** `size` days up to `last`, and as many ranges of them. */
function draw(size: number, random: RandomSource, last: number) {
  const days = random.ints(size, 0, last).toSorted((a, b) => a - b)
  return [days, random.list(size, () => random.ints(2, 0, last).toSorted((a, b) => a - b))]
}

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'days with many invoices': (size, random) => draw(size, random, 3 + Math.floor(size / 2)),
    'days far apart': (size, random) => draw(size, random, 1_000_000_000),
    'ranges over all invoices': (size, random) => [
      random.ints(size, 100, 200).toSorted((a, b) => a - b),
      random.list(size, () => [random.int(0, 100), random.int(200, 300)]),
    ],
  },
} satisfies QuestionInputs
