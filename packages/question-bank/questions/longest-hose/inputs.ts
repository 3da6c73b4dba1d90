import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'
import { depthFor, withinLevels } from '../../src/within-levels.ts'

const MOST = 20_000

/** A garden in which tap `i` gets its water from `sourceOf(i)`. */
const draw = (size: number, random: RandomSource, sourceOf: (tap: number) => number) => [
  random.list(size, withinLevels(depthFor(size, MOST), sourceOf)),
  random.list(size, (tap) => (tap === 0 ? 0 : random.int(1, random.chance(0.5) ? 9 : 10_000))),
]

export default {
  sizes: { least: 1, most: MOST },
  shapes: {
    'a garden with many branches': (size, random) => draw(size, random, (tap) => random.int(0, tap - 1)),
    'one hose behind the other': (size, random) => draw(size, random, (tap) => tap - 1),
    'two long ways': (size, random) => draw(size, random, (tap) => Math.max(0, tap - 2)),
    'a star of hoses': (size, random) => draw(size, random, (tap) => (random.chance(0.9) ? 0 : tap - 1)),
  },
} satisfies QuestionInputs
