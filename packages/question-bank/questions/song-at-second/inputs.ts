import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'short songs': (size, random) => [random.ints(size, 1, 4), random.ints(random.int(0, size), 0, 3 * size)],
    'songs of any length': (size, random) => [random.ints(size, 1, 10_000), random.ints(size, 0, 6000 * size)],
    'moments at the ends of songs': (size, random) => {
      const lengths = random.ints(size, 1, Math.min(10_000, 10 + size))
      let end = 0
      const ends = lengths.map((length) => (end += length))
      return [lengths, random.shuffle(ends.map((second) => second - random.int(0, 1)))]
    },
  },
} satisfies QuestionInputs
