import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Blocks in random order, each followed by a later one in this order or by none. */
function drawFollowing(size: number, random: RandomSource, { furthest, ends }: { furthest: number; ends: number }) {
  const order = random.shuffle(random.list(size, (block) => block))
  const following = random.list(size, () => -1)
  for (const [at, block] of order.entries()) {
    const last = Math.min(size - 1, at + furthest)
    if (at < last && !random.chance(ends)) following[block] = order[random.int(at + 1, last)] ?? -1
  }
  return following
}

const drawStarts = (size: number, random: RandomSource, count: number) =>
  size === 0 ? [] : random.ints(count, 0, size - 1)

export default {
  sizes: { least: 0, most: 20_000 },
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
