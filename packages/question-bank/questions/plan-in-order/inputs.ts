import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'few operations': (size, random) => [random.ints(size, 0, 2), random.ints(random.int(1, 4), 0, 2)],
    'operations of many kinds': (size, random) => [
      random.ints(size, 0, 5),
      random.ints(random.int(1, size > 100 ? 50 : 3), 0, 5),
    ],
    'a plan whose last operation comes late': (size, random) => [
      random.list(size, (entry) => (entry === size - 1 ? 3 : random.int(1, 2))),
      [1, 2, 3],
    ],
    'a plan that is carried out again and again': (size, random) => {
      const plan = random.ints(random.int(1, size > 100 ? 50 : 4), 0, 3)
      return [random.list(size, (entry) => (random.chance(0.7) ? (plan[entry % plan.length] ?? 0) : 4)), plan]
    },
  },
} satisfies QuestionInputs
