import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 30_000 },
  shapes: {
    'few kinds of toys': (size, random) => [random.ints(size, 0, 3), random.int(1, size)],
    'about as many kinds as toys': (size, random) => [random.ints(size, 0, size), random.int(1, Math.ceil(size / 2))],
    'toys in groups of the same kind': (size, random) => {
      let kind = 0
      return [
        random.list(size, () => {
          if (random.chance(0.5)) kind = random.int(0, 9)
          return kind
        }),
        random.int(1, size),
      ]
    },
  },
} satisfies QuestionInputs
