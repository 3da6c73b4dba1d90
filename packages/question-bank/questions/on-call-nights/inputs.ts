import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 150 },
  shapes: {
    'a short rest': (size, random) => [random.ints(size, 0, 9), random.int(0, 3)],
    'a rest of about half the nights': (size, random) => [
      random.ints(size, 0, 10_000),
      Math.min(150, Math.floor(size / 2) + random.int(0, 1)),
    ],
    'a rest longer than all nights': (size, random) => [random.ints(size, 0, 10_000), Math.min(150, size + 1)],
  },
} satisfies QuestionInputs
