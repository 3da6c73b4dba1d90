import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 30_000 },
  shapes: {
    'small differences': (size, random) => [random.ints(size, 0, 5), random.int(0, 2 * size)],
    'heights of any size': (size, random) => [random.ints(size, 0, 10_000), random.int(0, 3_000 * size)],
    'a road with slopes': (size, random) => {
      let height = random.int(0, 9)
      const heights = random.list(size, () => {
        height = Math.max(0, height + random.int(-2, 2))
        return height
      })
      return [heights, random.int(0, 3 * size)]
    },
    'a road that goes down': (size, random) => [
      random.list(size, (metre) => Math.max(0, 10_000 - metre - random.int(0, 1))),
      random.int(0, 20),
    ],
  },
} satisfies QuestionInputs
