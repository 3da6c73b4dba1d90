import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'
import { depthFor, withinLevels } from '../../src/within-levels.ts'

const MOST = 20_000

/** A company in which `managerOf` chooses the manager of each person, and two of its people. */
const draw = (size: number, random: RandomSource, managerOf: (person: number) => number) => [
  random.list(size, withinLevels(depthFor(size, MOST), managerOf)),
  random.int(0, size - 1),
  random.int(0, size - 1),
]

export default {
  sizes: { least: 1, most: MOST },
  shapes: {
    'a company with many branches': (size, random) => draw(size, random, (person) => random.int(0, person - 1)),
    'two long chains': (size, random) => [
      random.list(size, withinLevels(depthFor(size, MOST), (person) => Math.max(0, person - 2))),
      size - 1,
      Math.max(0, size - 2),
    ],
    'chains with short branches': (size, random) =>
      draw(size, random, (person) => Math.max(0, person - random.int(1, 3))),
  },
} satisfies QuestionInputs
