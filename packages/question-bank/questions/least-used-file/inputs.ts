import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 30_000 },
  shapes: {
    'requests for few files': (size, random) => [random.int(1, 4), random.ints(size, 1, 6)],
    'requests for many files': (size, random) => [
      random.int(1, Math.max(1, Math.ceil(size / 2))),
      random.ints(size, 0, size),
    ],
    'some files that are requested often': (size, random) => [
      random.int(1, Math.max(1, Math.ceil(size / 4))),
      random.list(size, () => (random.chance(0.5) ? random.int(0, 2) : random.int(0, size))),
    ],
  },
} satisfies QuestionInputs
