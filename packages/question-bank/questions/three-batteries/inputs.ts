import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Batteries of 1 to `highest` volts, with limits among the possible totals. */
function draw(size: number, random: RandomSource, highest: number) {
  const [least = 0, most = 0] = random.ints(2, 0, 3 * highest).toSorted((a, b) => a - b)
  return [random.ints(size, 1, highest), least, most]
}

export default {
  sizes: { least: 0, most: 1500 },
  power: 2,
  shapes: {
    'batteries of few voltages': (size, random) => draw(size, random, 4),
    'batteries of one or two digits': (size, random) => draw(size, random, 15),
    'batteries of all voltages': (size, random) => draw(size, random, 100_000_000),
    'one exact total': (size, random) => {
      const [volts, least] = draw(size, random, 9)
      return [volts ?? [], least ?? 0, least ?? 0]
    },
  },
} satisfies QuestionInputs
