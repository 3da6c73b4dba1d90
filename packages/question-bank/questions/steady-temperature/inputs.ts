import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 40_000 },
  shapes: {
    'readings in any order': (size, random) => [random.ints(size, -size, size), random.int(0, size)],
    'readings that change slowly': (size, random) => {
      let reading = 0
      const readings = random.list(size, () => {
        reading += random.int(-2, 2)
        return reading
      })
      return [readings, random.int(0, 6)]
    },
    'readings that are all steady': (size, random) => [random.ints(size, 0, 20), 20],
  },
} satisfies QuestionInputs
