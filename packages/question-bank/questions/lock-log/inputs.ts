import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** A log that mostly releases the last lock taken, with some random entries. */
function draw(size: number, random: RandomSource, { locks, mistakes }: { locks: number; mistakes: number }) {
  const held: number[] = []
  const log = random.list(size, () => {
    if (random.chance(mistakes)) return random.int(1, locks) * random.pick([1, -1])
    const last = random.chance(0.5) ? held.pop() : undefined
    if (last !== undefined) return -last
    held.push(random.int(1, locks))
    return held.at(-1) ?? 1
  })
  return [log]
}

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'a log without mistakes': (size, random) => draw(size, random, { locks: 9, mistakes: 0 }),
    'a log with some mistakes': (size, random) => draw(size, random, { locks: 3, mistakes: 0.2 }),
    'a log of two locks': (size, random) => [random.list(size, () => random.pick([1, 2, -1, -2]))],
    'deeply nested locks': (size, random) => {
      const half = random.ints(Math.floor(size / 2), 1, 1000)
      return [[...half, ...half.toReversed().map((lock) => -lock)]]
    },
  },
} satisfies QuestionInputs
