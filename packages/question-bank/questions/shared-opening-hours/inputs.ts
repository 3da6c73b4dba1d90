import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Sorted periods with gaps of at least an hour between them. */
function periods(count: number, random: RandomSource, longest: number) {
  let hour = 0
  return random.list(count, () => {
    const from = hour + random.int(1, longest)
    hour = from + random.int(1, longest)
    return [from, hour]
  })
}

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'short periods': (size, random) => [periods(size, random, 3), periods(size, random, 3)],
    'periods of any length': (size, random) => [
      periods(size, random, 20_000),
      periods(random.int(0, size), random, 20_000),
    ],
    'one shop that is rarely closed': (size, random) => [
      periods(size, random, 2),
      periods(Math.ceil(size / 4), random, 1).map(([from = 0, to = 0]) => [8 * from, 8 * to + 5]),
    ],
  },
} satisfies QuestionInputs
