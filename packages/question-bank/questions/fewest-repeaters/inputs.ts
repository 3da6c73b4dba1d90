import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'
import { depthFor, withinLevels } from '../../src/within-levels.ts'

const MOST = 20_000

/** A network in which each site is connected to one of the `span` sites before it. */
const draw = (size: number, random: RandomSource, span: number) => [
  random.list(
    size,
    withinLevels(depthFor(size, MOST), (site) => random.int(Math.max(0, site - span), site - 1)),
  ),
]

export default {
  sizes: { least: 1, most: MOST },
  shapes: {
    'a network with many branches': (size, random) => draw(size, random, size),
    'long branches': (size, random) => draw(size, random, 2),
    'sites in a chain': (size, random) => draw(size, random, 1),
    'three neighbours at most': (size) => [Array.from({ length: size }, (_, site) => Math.floor((site + 1) / 2) - 1)],
  },
} satisfies QuestionInputs
