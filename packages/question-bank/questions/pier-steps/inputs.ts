import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 150 },
  shapes: {
    'a staircase with few broken steps': (size, random) => [
      size,
      random.distinctInts(Math.min(size - 1, random.int(0, 2)), 1, Math.max(1, size - 1)).sort((a, b) => a - b),
    ],
    'a staircase without broken steps': (size) => [size, []],
    'a staircase with every other step broken': (size) => [
      size,
      Array.from({ length: Math.floor(size / 2) }, (_, at) => 2 * at + (size % 2 === 0 ? 1 : 2)).filter(
        (step) => step < size,
      ),
    ],
  },
} satisfies QuestionInputs
