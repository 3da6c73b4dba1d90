import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const sorted = (numbers: number[]) => numbers.sort((a, b) => a - b)

function classes(count: number, heaviest: number, random: RandomSource) {
  return [sorted(random.distinctInts(count, 1, heaviest)), random.ints(count, 0, 20)]
}

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'light parcels': (size, random) => [
      ...classes(size, 3 * size + 3, random),
      random.ints(random.int(0, size), 1, 3 * size + 5),
    ],
    'parcels of any weight': (size, random) => [
      ...classes(size, 1_000_000, random),
      random.ints(size, 1, 1_000_000),
    ],
    'parcels close to the limits': (size, random) => {
      const [limits = [], prices = []] = classes(size, 30 * size, random)
      return [limits, prices, random.list(size, () => Math.max(1, random.pick(limits) + random.int(-1, 1)))]
    },
  },
} satisfies QuestionInputs
