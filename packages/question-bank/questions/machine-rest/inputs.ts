import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'jobs of few kinds': (size, random) => [random.ints(size, 1, 3), random.int(0, 4)],
    'jobs of many kinds': (size, random) => [random.ints(size, 0, Math.max(1, size)), random.int(0, Math.min(20_000, size))],
    'a kind that is frequent': (size, random) => [
      random.list(size, (at) => (random.chance(0.5) ? 0 : at)),
      random.int(0, 3),
    ],
    'jobs of one kind with a long rest': (size, random) => [
      random.list(size, () => 7),
      random.int(Math.floor(size / 2), Math.min(20_000, size)),
    ],
  },
} satisfies QuestionInputs
