import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** A company in which `managerOf` chooses the manager of each person, with as many questions. */
const draw = (size: number, random: RandomSource, managerOf: (person: number) => number) => [
  random.list(size, (person) => (person === 0 ? -1 : managerOf(person))),
  random.ints(size, 0, size - 1),
  random.ints(size, 0, size - 1),
]

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'a company with many branches': (size, random) => draw(size, random, (person) => random.int(0, person - 1)),
    'one long chain': (size, random) => draw(size, random, (person) => person - 1),
    'chains with short branches': (size, random) =>
      draw(size, random, (person) => Math.max(0, person - random.int(1, 3))),
    'a long chain, asked about its upper half': (size, random) => [
      random.list(size, (person) => person - 1),
      random.ints(size, Math.floor(size / 2), size - 1),
      random.ints(size, 0, Math.floor(size / 2)),
    ],
  },
} satisfies QuestionInputs
