import type { QuestionInputs } from '../../src/inputs.ts'

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'readings with many equal values': (size, random) => {
      const low = random.int(-4, 4)
      return [sorted(random.ints(size, -3, 3)), low, random.int(low, 5)]
    },
    'readings that differ widely': (size, random) => {
      const readings = sorted(random.ints(size, -1_000_000_000, 1_000_000_000))
      const [low = 0, high = 0] = sorted([random.pick(readings), random.pick(readings)])
      return [readings, low, high]
    },
  },
} satisfies QuestionInputs
