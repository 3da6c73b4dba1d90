import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'a string with few colours': (size, random) => [
      random.ints(2 * size, 1, 3),
      random.ints(random.int(1, Math.ceil(size / 2)), 1, 3),
    ],
    'a string with many colours': (size, random) => [
      random.ints(2 * size, 1, Math.ceil(size / 2)),
      random.ints(Math.ceil(size / 4), 1, Math.ceil(size / 2)),
    ],
    'a recipe that needs nearly the whole string': (size, random) => {
      const beads = random.ints(2 * size, 999_999_990, 1_000_000_000)
      return [beads, random.shuffle(beads).slice(0, random.int(1, size))]
    },
  },
} satisfies QuestionInputs
