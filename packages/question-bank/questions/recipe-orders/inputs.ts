import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** The rules that make each step wait for the one before it in the list. */
const inARow = (steps: number[]) => steps.slice(1).map((step, at) => [steps[at] ?? 0, step])

/** Rules between random steps of an order, in which they can therefore all be kept. */
function drawRules(order: number[], random: RandomSource, count: number) {
  if (order.length < 2) return []
  return random.list(count, () => {
    const before = random.int(0, order.length - 2)
    return [order[before] ?? 0, order[random.int(before + 1, order.length - 1)] ?? 0]
  })
}

const drawOrder = (size: number, random: RandomSource) => random.shuffle(random.list(size, (step) => step))

export default {
  // With more than six steps, some of them are in a row, so that there are at most 1000 orders.
  sizes: { least: 1, most: 14 },
  shapes: {
    'few rules': (size, random) => {
      const order = drawOrder(size, random)
      const row = size > 6 ? inARow(order.slice(0, size - 2)) : []
      return [size, [...row, ...drawRules(order, random, random.int(0, 4))]]
    },
    'two rows of steps': (size, random) => {
      const order = drawOrder(size, random)
      const cut = Math.min(random.int(0, size), 4)
      return [size, random.shuffle([...inARow(order.slice(0, cut)), ...inARow(order.slice(cut))])]
    },
    'many rules': (size, random) => {
      const order = drawOrder(size, random)
      const row = size > 6 ? inARow(order.slice(0, size - 2)) : []
      return [size, random.shuffle([...row, ...drawRules(order, random, size > 6 ? 3 * size : size)])]
    },
    'rules that contradict each other': (size, random) => {
      const order = drawOrder(size, random)
      const isPossible = size >= 2 && size <= 8
      const backwards = isPossible ? [[order[size - 1] ?? 0, order[random.int(0, size - 2)] ?? 0]] : []
      return [size, [...inARow(order), ...backwards]]
    },
  },
} satisfies QuestionInputs
