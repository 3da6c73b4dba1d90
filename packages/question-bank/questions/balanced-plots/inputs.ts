import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 150 },
  power: 3,
  shapes: {
    'a site with small numbers': (size, random) => {
      const columns = random.int(1, Math.min(150, size + 1))
      return [random.list(size, () => random.ints(columns, -2, 2))]
    },
    'a square site with large numbers': (size, random) => [random.list(size, () => random.ints(size, -1000, 1000))],
    'a flat site with few changes': (size, random) => [
      random.list(size, () => random.list(size, () => (random.chance(0.2) ? random.int(-1, 1) : 0))),
    ],
  },
} satisfies QuestionInputs
