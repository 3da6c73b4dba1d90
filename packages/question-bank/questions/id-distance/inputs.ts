import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'small ids': (size, random) => {
      const most = Math.min(2 ** 20, 2 * size + 6)
      return [random.distinctInts(size, 0, most - 1), random.int(1, most)]
    },
    'ids of any size': (size, random) => [random.distinctInts(size, 0, 2 ** 20 - 1), random.int(1, 2 ** 20)],
    'consecutive ids': (size, random) => {
      const first = random.int(0, 1000)
      return [random.shuffle(random.list(size, (index) => first + index)), random.int(1, Math.min(2 ** 20, 2 * size))]
    },
  },
} satisfies QuestionInputs
