import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Ferry lines between pairs of islands, in random order and in random directions. */
function lines(islands: number, pairs: [number, number][], longest: number, random: RandomSource) {
  const ways = random.shuffle(pairs.filter(([a, b]) => a !== b)).map(([a, b]) => (random.chance(0.5) ? [a, b] : [b, a]))
  return [
    islands,
    ways.map(([a = 0]) => a),
    ways.map(([, b = 0]) => b),
    random.ints(ways.length, 1, longest),
    random.ints(ways.length, 1, longest),
  ]
}

export default {
  sizes: { least: 1, most: 10_000 },
  shapes: {
    'short crossings': (size, random) =>
      lines(
        size,
        random.list(2 * size, () => [random.int(0, size - 1), random.int(0, size - 1)]),
        9,
        random,
      ),
    'a chain with a few shortcuts': (size, random) => {
      const chain = random.list(size - 1, (island): [number, number] => [island, island + 1])
      const more = random.list(random.int(0, 3), (): [number, number] => [random.int(0, size - 1), random.int(0, size - 1)])
      return lines(size, [...chain, ...more], 60, random)
    },
    'long crossings': (size, random) => {
      const tree = random.list(size - 1, (island): [number, number] => [island + 1, random.int(0, island)])
      const more = random.list(size, (): [number, number] => [random.int(0, size - 1), random.int(0, size - 1)])
      return lines(size, [...tree, ...more], 1000, random)
    },
  },
} satisfies QuestionInputs
