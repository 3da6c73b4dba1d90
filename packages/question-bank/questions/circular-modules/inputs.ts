import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'
import { depthFor, withinLevels } from '../../src/within-levels.ts'

const MOST = 20_000

/** Half as many uses as modules; `usedBy` chooses the module that a module uses. */
function draw(size: number, random: RandomSource, usedBy: (module: number) => number) {
  const users = random.ints(Math.ceil(size / 2), 0, size - 1)
  return [size, users, users.map(usedBy)]
}

export default {
  sizes: { least: 1, most: MOST },
  shapes: {
    'modules that use any others': (size, random) => draw(size, random, () => random.int(0, size - 1)),
    'modules without circles': (size, random) => {
      const users = size < 2 ? [] : random.ints(2 * size - 2, 1, size - 1)
      return [size, users, users.map((module) => random.int(0, module - 1))]
    },
    'many modules before a chain': (size, random) => {
      const before = random.list(size, withinLevels(depthFor(size, MOST), (module) => module - 1))
      return [size, random.list(size - 1, (k) => size - 1 - k), before.slice(1).reverse()]
    },
    'many modules before a chain that ends in a circle': (size, random) => {
      const depth = depthFor(size, MOST)
      const before = random.list(size, withinLevels(depth, (module) => module - 1))
      return [size, random.list(size, (k) => k), [random.int(0, depth - 1), ...before.slice(1)]]
    },
    'many modules that use the same ones': (size, random) => {
      const middle = Math.floor(size / 2)
      const others = random.list(size - 1, (k) => (k < middle ? k : k + 1))
      return [
        size,
        others.map((module) => (module < middle ? module : middle)),
        others.map((module) => (module < middle ? middle : module)),
      ]
    },
  },
} satisfies QuestionInputs
