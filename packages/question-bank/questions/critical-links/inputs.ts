import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'
import { depthFor, withinLevels } from '../../src/within-levels.ts'

const MOST = 10_000
/** A way goes down one branch of a tree and up another. */
const LONGEST_BRANCH = 70
/** No way leads from one group of servers to another. */
const GROUP = 50

/** Links between servers in random order and in random directions. */
function network(servers: number, pairs: [number, number][], random: RandomSource) {
  const links = random.shuffle(pairs.filter(([a, b]) => a !== b)).map(([a, b]) => (random.chance(0.5) ? [a, b] : [b, a]))
  return [servers, links.map(([a = 0]) => a), links.map(([, b = 0]) => b)]
}

/** The links of a tree in which `parentOf` chooses an earlier server for each. */
const treeOf = (size: number, random: RandomSource, parentOf: (server: number) => number) =>
  random
    .list(size, withinLevels(depthFor(size, MOST, LONGEST_BRANCH), parentOf))
    .map((parent, server): [number, number] => [server, parent])
    .slice(1)

export default {
  sizes: { least: 1, most: MOST },
  shapes: {
    'a network of few links': (size, random) =>
      network(
        size,
        random.list(size, (server) => {
          const first = server - (server % GROUP)
          const last = Math.min(size, first + GROUP) - 1
          return [random.int(first, last), random.int(first, last)]
        }),
        random,
      ),
    'a tree with a few more links': (size, random) => {
      const tree = treeOf(size, random, (server) => random.int(0, server - 1))
      const more = random.list(random.int(0, size > GROUP ? 1 : 2), (): [number, number] => [random.int(0, size - 1), random.int(0, size - 1)])
      return network(size, [...tree, ...more], random)
    },
    'servers in long lines': (size, random) => {
      const line = treeOf(size, random, (server) => server - 1)
      const shortcut: [number, number] = [random.int(0, size - 1), random.int(0, size - 1)]
      return network(size, [...line, shortcut], random)
    },
  },
} satisfies QuestionInputs
