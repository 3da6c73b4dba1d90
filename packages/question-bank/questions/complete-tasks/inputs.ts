import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'
import { depthFor, withinLevels } from '../../src/within-levels.ts'

const MOST = 20_000

/** A project in which `parentOf` chooses the parent of each task, and a share of the tasks is done. */
const draw = (size: number, random: RandomSource, share: number, parentOf: (task: number) => number) => [
  random.list(size, withinLevels(depthFor(size, MOST), parentOf)),
  random.list(size, () => random.chance(share)),
]

export default {
  sizes: { least: 1, most: MOST },
  shapes: {
    'a project with many branches': (size, random) => draw(size, random, 0.8, (task) => random.int(0, task - 1)),
    'tasks each within the one before': (size, random) => draw(size, random, 0.7, (task) => task - 1),
    'a chain whose last task is open': (size, random) => [
      random.list(size, withinLevels(depthFor(size, MOST), (task) => task - 1)),
      random.list(size, (task) => task < size - 1),
    ],
    'subtasks of the whole project': (size, random) =>
      draw(size, random, 0.6, (task) => (random.chance(0.8) ? 0 : task - 1)),
  },
} satisfies QuestionInputs
