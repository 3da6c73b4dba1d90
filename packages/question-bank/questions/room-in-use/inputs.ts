import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'short bookings close together': (size, random) => [
      random.list(size, () => {
        const start = random.int(0, 3 * size)
        return [start, start + random.int(1, 5)]
      }),
    ],
    'bookings of all lengths': (size, random) => {
      const latest = size < 10 ? 12 : 1_000_000_000
      return [
        random.list(size, () => {
          const start = random.int(0, latest - 1)
          return [start, random.int(start + 1, latest)]
        }),
      ]
    },
  },
} satisfies QuestionInputs
