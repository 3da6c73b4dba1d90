import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** A company in which `managerOf` chooses the manager of each person, and two of its people. */
const draw = (size: number, random: RandomSource, managerOf: (person: number) => number) => [
  random.list(size, (person) => (person === 0 ? -1 : managerOf(person))),
  random.int(0, size - 1),
  random.int(0, size - 1),
]

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'a company with many branches': (size, random) => draw(size, random, (person) => random.int(0, person - 1)),
    'two long chains': (size, random) => [
      random.list(size, (person) => (person === 0 ? -1 : Math.max(0, person - 2))),
      size - 1,
      Math.max(0, size - 2),
    ],
    'chains with short branches': (size, random) =>
      draw(size, random, (person) => Math.max(0, person - random.int(1, 3))),
  },
} satisfies QuestionInputs
