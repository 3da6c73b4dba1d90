import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'numbers close to each other': (size, random) => [random.ints(size, 0, 8), random.int(0, 4)],
    'numbers of any size': (size, random) => [random.ints(size, 0, 1_000_000), random.int(200_000, 700_000)],
    'one strong stall': (size, random) => {
      const strong = random.int(0, size)
      return [random.list(size, (i) => (i === strong ? 9 : random.int(3, 5))), size > 100 ? 3 : random.int(2, 5)]
    },
    'numbers that slowly rise': (size, random) => {
      let level = 0
      return [
        random.list(size, () => {
          level += random.int(-1, 2)
          if (level < 0) level = 0
          return level
        }),
        random.int(1, 3),
      ]
    },
  },
} satisfies QuestionInputs
