import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'
import { depthFor, withinLevels } from '../../src/within-levels.ts'

const MOST = 20_000

/** Villages whose roads lead to `villageOf`, with as many pairs. */
const draw = (size: number, random: RandomSource, villageOf: (village: number) => number) => [
  random.list(size, withinLevels(depthFor(size, MOST), villageOf)),
  random.list(size, (village) => (village === 0 ? 0 : random.int(1, size < 9 ? 20 : 10_000))),
  random.ints(size, 0, size - 1),
  random.ints(size, 0, size - 1),
]

export default {
  sizes: { least: 1, most: MOST },
  shapes: {
    'a valley with many branches': (size, random) => draw(size, random, (village) => random.int(0, village - 1)),
    'a long valley': (size, random) => draw(size, random, (village) => village - 1),
    'two long valleys': (size, random) => draw(size, random, (village) => Math.max(0, village - 2)),
    'a long valley with short branches': (size, random) =>
      draw(size, random, (village) => Math.max(0, village - random.int(1, 3))),
  },
} satisfies QuestionInputs
