import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 50_000 },
  shapes: {
    'a build without circles': (size, random) => {
      const order = random.shuffle(random.list(size, (step) => step))
      const pairs = random.list(size < 2 ? 0 : size, () => {
        const later = random.int(1, size - 1)
        return [order[later] ?? 0, order[random.int(0, later - 1)] ?? 0]
      })
      return [random.ints(size, 1, 9), pairs.map(([step = 0]) => step), pairs.map(([, need = 0]) => need)]
    },
    'a chain of steps': (size, random) => {
      const order = random.shuffle(random.list(size, (step) => step))
      return [random.ints(size, 1, 10_000), order.slice(1), order.slice(0, -1)]
    },
    'steps that may wait for each other': (size, random) => {
      const pairs = random.int(0, Math.ceil(size / 2))
      return [random.ints(size, 1, 5), random.ints(pairs, 0, size - 1), random.ints(pairs, 0, size - 1)]
    },
  },
} satisfies QuestionInputs
