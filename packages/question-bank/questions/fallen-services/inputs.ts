import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 50_000 },
  shapes: {
    'services that use a few others': (size, random) => {
      const pairs = random.int(0, size)
      return [size, random.ints(pairs, 0, size - 1), random.ints(pairs, 0, size - 1), random.int(0, size - 1)]
    },
    'a chain of services': (size, random) => {
      const order = random.shuffle(random.list(size, (service) => service))
      return [size, order.slice(1), order.slice(0, -1), order[random.int(0, Math.min(size - 1, 1))] ?? 0]
    },
    'a chain of services, listed from its end': (size) => [
      size,
      Array.from({ length: size - 1 }, (_, index) => size - 1 - index),
      Array.from({ length: size - 1 }, (_, index) => size - 2 - index),
      0,
    ],
    'one service that all use': (size, random) => [
      size,
      random.shuffle(random.list(size, (service) => service)),
      random.list(size, () => 0),
      random.chance(0.7) ? 0 : random.int(0, size - 1),
    ],
  },
} satisfies QuestionInputs
