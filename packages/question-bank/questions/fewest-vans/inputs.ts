import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 12 },
  shapes: {
    'light and heavy pieces': (size, random) => {
      const limit = random.int(1, 12)
      return [random.ints(size, 1, limit), limit]
    },
    'pieces of about a third of a van': (size, random) => [random.ints(size, 250, 420), 1000],
    'pieces that fill the vans exactly': (size, random) => {
      const pieces: number[] = []
      while (pieces.length < size) {
        const cut = random.int(1, 99)
        pieces.push(cut, 100 - cut)
      }
      return [random.shuffle(pieces.slice(0, size)), 100]
    },
  },
} satisfies QuestionInputs
