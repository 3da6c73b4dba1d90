import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'a few tools': (size, random) => [random.ints(size, 1, Math.ceil(size / 2) + 2)],
    'tools that are used for a while': (size, random) => [
      random.list(size, (job) => 1 + Math.floor(job / 3) + random.int(0, 1)),
    ],
    'tools that differ': (size, random) => [random.distinctInts(size, 1, 1_000_000)],
    'tools in blocks': (size, random) => [random.list(size, (job) => 10 * Math.floor(job / 5) + random.int(1, 3))],
  },
} satisfies QuestionInputs
