import type { QuestionInputs } from '../../src/inputs.ts'
import { depthFor, withinLevels } from '../../src/within-levels.ts'

const MOST = 50_000

export default {
  sizes: { least: 1, most: MOST },
  shapes: {
    'services that use a few others': (size, random) => {
      const pairs = random.int(0, Math.ceil(size / 2))
      return [size, random.ints(pairs, 0, size - 1), random.ints(pairs, 0, size - 1), random.int(0, size - 1)]
    },
    'services behind a chain': (size, random) => {
      const order = random.shuffle(random.list(size, (service) => service))
      const uses = random.list(size, withinLevels(depthFor(size, MOST), (service) => service - 1))
      const users = random.shuffle(random.list(size - 1, (k) => k + 1))
      return [
        size,
        users.map((user) => order[user] ?? 0),
        users.map((user) => order[uses[user] ?? 0] ?? 0),
        order[random.int(0, Math.min(size - 1, 1))] ?? 0,
      ]
    },
    'services behind a chain, listed from its end': (size, random) => {
      const uses = random.list(size, withinLevels(depthFor(size, MOST), (service) => service - 1))
      return [size, random.list(size - 1, (k) => size - 1 - k), uses.slice(1).reverse(), 0]
    },
    'one service that all use': (size, random) => [
      size,
      random.shuffle(random.list(size, (service) => service)),
      random.list(size, () => 0),
      random.chance(0.7) ? 0 : random.int(0, size - 1),
    ],
  },
} satisfies QuestionInputs
