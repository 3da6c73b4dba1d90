import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'small groups': (size, random) => [
      random.ints(size, 1, size + 3),
      random.ints(random.int(0, size), 1, size + 5),
      random.int(0, 2),
    ],
    'groups of different sizes': (size, random) => [
      random.ints(size, 1, 60 + size),
      random.ints(size, 1, 60 + size),
      random.int(0, 25),
    ],
    'tents a little larger than the groups': (size, random) => {
      const groups = random.ints(size, 1, 2 * size + 1)
      return [groups, random.shuffle(groups.map((people) => people + random.int(0, 3))), 2]
    },
  },
} satisfies QuestionInputs
