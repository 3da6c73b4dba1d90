import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'
import { depthFor, withinLevels } from '../../src/within-levels.ts'

const MOST = 20_000

/** Huts whose paths lead to `hutOf`, with bottles in other huts than they are wanted in. */
function draw(size: number, random: RandomSource, most: number, hutOf: (hut: number) => number) {
  const bottles = random.ints(size, 0, most)
  return [random.list(size, withinLevels(depthFor(size, MOST), hutOf)), bottles, random.shuffle(bottles)]
}

export default {
  sizes: { least: 1, most: MOST },
  shapes: {
    'huts with many paths': (size, random) => draw(size, random, 4, (hut) => random.int(0, hut - 1)),
    'huts in a line': (size, random) => draw(size, random, 1000, (hut) => hut - 1),
    'two lines of huts': (size, random) => draw(size, random, 9, (hut) => Math.max(0, hut - 2)),
    'huts around the valley': (size, random) =>
      draw(size, random, 9, (hut) => (random.chance(0.8) ? 0 : hut - 1)),
  },
} satisfies QuestionInputs
