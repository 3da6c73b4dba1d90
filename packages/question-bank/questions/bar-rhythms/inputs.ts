import type { QuestionInputs } from '../../src/inputs.ts'

const sorted = (numbers: number[]) => numbers.sort((a, b) => a - b)

export default {
  sizes: { least: 1, most: 10 },
  shapes: {
    'short notes': (size, random) => [sorted(random.distinctInts(Math.min(size, 4), 1, 5)), random.int(1, 8)],
    'long notes': (size, random) => [sorted(random.distinctInts(size, 8, 20)), random.int(8, 30)],
    'notes of many lengths': (size, random) => [sorted(random.distinctInts(size, 1, 12)), random.int(1, 9)],
  },
} satisfies QuestionInputs
