import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 40_000 },
  shapes: {
    'requests for few pages': (size, random) => [random.int(1, 3), random.ints(size, 0, 4)],
    'a large cache': (size, random) => [
      Math.min(20_000, Math.max(1, Math.ceil(size / 2))),
      random.ints(size, 0, Math.max(1, size)),
    ],
    'pages in a cycle': (size, random) => {
      const capacity = random.int(1, Math.min(20_000, Math.max(1, size)))
      const cycle = capacity + random.int(0, 1)
      return [capacity, random.list(size, (at) => at % cycle)]
    },
  },
} satisfies QuestionInputs
