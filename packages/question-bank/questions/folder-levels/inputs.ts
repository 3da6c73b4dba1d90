import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'
import { depthFor, withinLevels } from '../../src/within-levels.ts'

const MOST = 20_000

/**
 * Folders in random order; the folder created as number `i` is inside the one created as `parentOf(i)`, if not
 * negative.
 */
function draw(size: number, random: RandomSource, parentOf: (created: number) => number) {
  const folders = random.shuffle(random.list(size, (folder) => folder))
  const createdIn = random.list(size, withinLevels(depthFor(size, MOST), (created) => Math.max(-1, parentOf(created))))
  const parents = random.list(size, () => -1)
  for (const [created, parent] of createdIn.entries()) parents[folders[created] ?? 0] = folders[parent] ?? -1
  return [parents]
}

export default {
  sizes: { least: 0, most: MOST },
  shapes: {
    'folders inside any earlier one': (size, random) => draw(size, random, (created) => random.int(-1, created - 1)),
    'one long chain of folders': (size, random) => draw(size, random, (created) => created - 1),
    'two chains of folders': (size, random) => draw(size, random, (created) => created - 2),
    'folders without order': (size, random) =>
      draw(size, random, (created) => (random.chance(0.2) ? -1 : Math.max(0, created - random.int(1, 3)))),
  },
} satisfies QuestionInputs
