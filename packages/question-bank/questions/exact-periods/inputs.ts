import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Temperatures from `-spread` to `spread` with limits among them. */
function draw(size: number, random: RandomSource, spread: number) {
  const [lowest = 0, highest = 0] = random.ints(2, -spread, spread).toSorted((a, b) => a - b)
  return [random.ints(size, -spread, spread), lowest, highest]
}

export default {
  sizes: { least: 0, most: 40_000 },
  shapes: {
    'few different temperatures': (size, random) => [
      random.ints(size, -2, 2),
      -random.int(1, 2),
      random.int(0, 2),
    ],
    'one temperature in the range': (size, random) => [random.ints(size, 0, 2), 1, 1],
    'temperatures of all kinds': (size, random) => draw(size, random, 6),
    'temperatures that are all in range': (size, random) => [random.ints(size, 3, 5), 3, 5],
    'rare extremes': (size, random) => [
      random.list(size, () => (random.chance(0.1) ? random.pick([-9, 9, 10]) : random.int(-8, 8))),
      -9,
      9,
    ],
    'a lowest temperature that never occurs': (size, random) => [random.ints(size, 1, 3), 0, 3],
  },
} satisfies QuestionInputs
