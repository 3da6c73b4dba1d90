import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 40_000 },
  shapes: {
    'villages of small height': (size, random) => [random.ints(size, 0, 9), random.int(0, 2 * size), random.int(0, 3)],
    'a way that mostly climbs': (size, random) => [
      random.list(size, (village) => Math.min(1_000_000, 5 * village + random.int(0, 8))),
      random.int(0, 4 * size),
      random.int(0, Math.ceil(size / 2)),
    ],
    'villages of any height': (size, random) => [
      random.ints(size, 0, 1000),
      random.int(0, 150 * size),
      random.int(0, Math.ceil(size / 4)),
    ],
  },
} satisfies QuestionInputs
