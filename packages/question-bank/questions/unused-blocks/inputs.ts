import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'
import { depthFor, withinLevels } from '../../src/within-levels.ts'

const MOST = 20_000

/** Blocks in random order, each followed by an earlier one in this order or by none. */
function drawFollowing(size: number, random: RandomSource, { furthest, ends }: { furthest: number; ends: number }) {
  const order = random.shuffle(random.list(size, (block) => block))
  const next = random.list(
    size,
    withinLevels(depthFor(size, MOST), (at) =>
      random.chance(ends) ? -1 : random.int(Math.max(0, at - furthest), at - 1),
    ),
  )
  const following = random.list(size, () => -1)
  for (const [at, block] of order.entries()) following[block] = order[next[at] ?? -1] ?? -1
  return following
}

const drawStarts = (size: number, random: RandomSource, count: number) =>
  size === 0 ? [] : random.ints(count, 0, size - 1)

export default {
  sizes: { least: 0, most: MOST },
  shapes: {
    'few files': (size, random) => [
      drawFollowing(size, random, { furthest: 2, ends: 0.2 }),
      drawStarts(size, random, random.int(0, Math.ceil(size / 4))),
    ],
    'files that share long ends': (size, random) => [
      drawFollowing(size, random, { furthest: 3, ends: 0 }),
      drawStarts(size, random, size > 100 ? size : random.int(0, size)),
    ],
    'many short files': (size, random) => [
      drawFollowing(size, random, { furthest: size, ends: 0.5 }),
      drawStarts(size, random, random.int(0, size)),
    ],
  },
} satisfies QuestionInputs
