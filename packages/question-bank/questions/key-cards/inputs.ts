import type { QuestionInputs } from '../../src/inputs.ts'

const ALL_DOORS = 2 ** 30 - 1

export default {
  sizes: { least: 0, most: 50_000 },
  shapes: {
    'a house with three doors': (size, random) => [random.ints(size, 0, 7), random.int(0, 7), random.int(0, 7)],
    'a house with thirty doors': (size, random) => {
      const [needed, other] = [random.int(0, 7) * 2 ** 27, random.int(0, 7) * 2 ** 20]
      return [random.ints(size, 0, ALL_DOORS), needed, other]
    },
    'cards that open nearly everything': (size, random) => [
      random.list(size, () => ALL_DOORS - (random.chance(0.5) ? 0 : 2 ** random.int(0, 29))),
      random.chance(0.5) ? ALL_DOORS : 2 ** 29,
      random.chance(0.7) ? 0 : 2 ** 29,
    ],
  },
} satisfies QuestionInputs
