import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 10 },
  shapes: {
    'an area with few blocked fields': (size, random) => {
      const most = Math.min(size, 7)
      return [most, random.list(random.int(0, 3), () => random.ints(2, 0, most - 1))]
    },
    'an area with many blocked fields': (size, random) => [
      size,
      random.list(random.int(size, Math.min(100, 3 * size)), () => random.ints(2, 0, size - 1)),
    ],
    'an area with blocked fields in one row': (size, random) => {
      const row = random.int(0, size - 1)
      return [size, random.list(random.int(0, size), () => [row, random.int(0, size - 1)])]
    },
    'an area with fields that are named again and again': (size, random) => [
      size,
      random.list(size <= 3 ? size : 10 * size, () => random.ints(2, 0, size - 1)),
    ],
  },
} satisfies QuestionInputs
