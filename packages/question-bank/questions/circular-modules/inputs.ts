import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** As many uses as modules; `usedBy` chooses the module that a module uses. */
function draw(size: number, random: RandomSource, usedBy: (module: number) => number) {
  const users = random.ints(size, 0, size - 1)
  return [size, users, users.map(usedBy)]
}

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'modules that use any others': (size, random) => draw(size, random, () => random.int(0, size - 1)),
    'modules without circles': (size, random) => {
      const users = size < 2 ? [] : random.ints(2 * size - 2, 1, size - 1)
      return [size, users, users.map((module) => random.int(0, module - 1))]
    },
    'one chain of modules': (size, random) => [
      size,
      random.list(size - 1, (k) => k),
      random.list(size - 1, (k) => k + 1),
    ],
    'a chain that ends in a circle': (size, random) => [
      size,
      random.list(size, (k) => k),
      random.list(size, (k) => (k + 1 < size ? k + 1 : random.int(0, size - 1))),
    ],
  },
} satisfies QuestionInputs
