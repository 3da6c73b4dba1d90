import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 50_000 },
  shapes: {
    'few different states': (size, random) => [random.ints(size, 1, 2), 1],
    'many different states': (size, random) => [random.ints(size, 0, 4), random.int(0, 4)],
    'long stretches with the same state': (size, random) => {
      let state = 1
      return [random.list(size, () => (random.chance(0.3) ? (state = random.int(0, 1)) : state)), 1]
    },
  },
} satisfies QuestionInputs
