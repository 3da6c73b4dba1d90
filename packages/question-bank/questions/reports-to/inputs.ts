import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'
import { depthFor, withinLevels } from '../../src/within-levels.ts'

const MOST = 20_000

/** A company in which `managerOf` chooses the manager of each person, with as many questions. */
const draw = (size: number, random: RandomSource, managerOf: (person: number) => number) => [
  random.list(size, withinLevels(depthFor(size, MOST), managerOf)),
  random.ints(size, 0, size - 1),
  random.ints(size, 0, size - 1),
]

export default {
  sizes: { least: 1, most: MOST },
  shapes: {
    'a company with many branches': (size, random) => draw(size, random, (person) => random.int(0, person - 1)),
    'one long chain': (size, random) => draw(size, random, (person) => person - 1),
    'chains with short branches': (size, random) =>
      draw(size, random, (person) => Math.max(0, person - random.int(1, 3))),
    'a long chain, asked about its upper half': (size, random) => [
      random.list(size, withinLevels(depthFor(size, MOST), (person) => person - 1)),
      random.ints(size, Math.floor(size / 2), size - 1),
      random.ints(size, 0, Math.floor(depthFor(size, MOST) / 2)),
    ],
  },
} satisfies QuestionInputs
