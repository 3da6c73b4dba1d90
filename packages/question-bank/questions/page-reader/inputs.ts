import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 5000 },
  shapes: {
    'few pages, read again and again': (size, random) => {
      let second = 0
      const calls = random.list(size, () => {
        second += random.int(0, 3)
        return ['read', random.int(0, 9), second]
      })
      return [random.int(1, 4), random.int(1, 3), random.int(1, 12), random.int(1, 15), calls]
    },
    'many pages within one window': (size, random) => {
      const calls = random.list(size, (at) => ['read', random.int(0, size * 4), at])
      return [random.int(1, 3), random.int(1, Math.max(1, size)), random.int(1, 10_000), random.int(1, 1000), calls]
    },
    'one request in each window': (size, random) => [
      1,
      1,
      random.int(size, 2 * size),
      1,
      random.list(size, (at) => ['read', at, 0]),
    ],
    'large pages that are kept for long': (size, random) => {
      const isSmall = size <= 8
      const calls = random.list(size, (at) => ['read', random.int(0, isSmall ? 9 : 1_000_000), at])
      return [
        random.int(1, isSmall ? 4 : 1000),
        random.int(1, Math.max(1, size)),
        random.int(1, isSmall ? 9 : 10_000),
        random.int(1, isSmall ? 9 : 1_000_000),
        calls,
      ]
    },
  },
} satisfies QuestionInputs
