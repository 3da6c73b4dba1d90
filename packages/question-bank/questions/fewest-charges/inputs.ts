import type { QuestionInputs } from '../../src/inputs.ts'

const ascending = (numbers: number[]) => numbers.sort((a, b) => a - b)

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'a short range': (size, random) => {
      const distance = 2 * size + random.int(2, 4)
      return [ascending(random.distinctInts(size, 1, distance - 1)), distance, random.int(1, 6)]
    },
    'a long range': (size, random) => {
      const distance = 3 * size + random.int(2, 9)
      return [
        ascending(random.distinctInts(size, 1, distance - 1)),
        distance,
        Math.max(1, Math.floor(distance / random.int(2, 4)) + random.int(0, 2)),
      ]
    },
    'stations at equal distances': (size, random) => {
      const step = random.int(1, 40_000)
      return [
        random.list(size, (at) => (at + 1) * step),
        (size + 1) * step,
        Math.max(1, step * random.int(1, 3) - random.int(0, 1)),
      ]
    },
  },
} satisfies QuestionInputs
