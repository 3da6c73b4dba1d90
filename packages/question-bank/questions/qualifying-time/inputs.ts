import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 30_000 },
  shapes: {
    'times in any order': (size, random) => [random.ints(size, 0, 2 * size), random.int(1, Math.max(1, size))],
    'swimmers who get faster': (size, random) => [
      random.ints(size, 0, 3 * size).toSorted((a, b) => b - a),
      random.int(1, Math.max(1, Math.ceil(size / 2))),
    ],
    'times that are often equal': (size, random) => [random.ints(size, 50, 53), random.int(1, Math.max(1, size))],
  },
} satisfies QuestionInputs
