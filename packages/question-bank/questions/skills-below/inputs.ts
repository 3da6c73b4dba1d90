import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'
import { depthFor, withinLevels } from '../../src/within-levels.ts'

const MOST = 20_000

/** A company in which `parentOf` chooses the parent of each department, with skills up to `highest`. */
const draw = (size: number, random: RandomSource, highest: number, parentOf: (department: number) => number) => [
  random.list(size, withinLevels(depthFor(size, MOST), parentOf)),
  random.ints(size, 1, highest),
]

export default {
  sizes: { least: 1, most: MOST },
  shapes: {
    'few skills in many branches': (size, random) =>
      draw(size, random, 3, (department) => random.int(0, department - 1)),
    'a chain of departments': (size, random) => draw(size, random, 1_000_000_000, (department) => department - 1),
    'two chains': (size, random) => draw(size, random, 2 * size, (department) => Math.max(0, department - 2)),
    'departments of two parts each': (size, random) =>
      draw(size, random, size, (department) => Math.floor((department - 1) / 2)),
  },
} satisfies QuestionInputs
