import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Links between servers in random order and in random directions. */
function network(servers: number, pairs: [number, number][], random: RandomSource) {
  const links = random.shuffle(pairs.filter(([a, b]) => a !== b)).map(([a, b]) => (random.chance(0.5) ? [a, b] : [b, a]))
  return [servers, links.map(([a = 0]) => a), links.map(([, b = 0]) => b)]
}

export default {
  sizes: { least: 1, most: 10_000 },
  shapes: {
    'a network of few links': (size, random) =>
      network(
        size,
        random.list(size, () => [random.int(0, size - 1), random.int(0, size - 1)]),
        random,
      ),
    'a tree with a few more links': (size, random) => {
      const tree = random.list(size - 1, (server): [number, number] => [server + 1, random.int(0, server)])
      const more = random.list(random.int(0, 2), (): [number, number] => [random.int(0, size - 1), random.int(0, size - 1)])
      return network(size, [...tree, ...more], random)
    },
    'servers in a long line': (size, random) => {
      const line = random.list(size - 1, (server): [number, number] => [server, server + 1])
      const shortcut: [number, number] = [random.int(0, size - 1), random.int(0, size - 1)]
      return network(size, [...line, shortcut], random)
    },
  },
} satisfies QuestionInputs
