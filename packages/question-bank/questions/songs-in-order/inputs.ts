import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'few different songs': (size, random) => [
      random.ints(random.int(0, size), 1, 3),
      random.ints(size, 1, 3),
    ],
    'wishes that are all played': (size, random) => {
      const broadcast = random.ints(size, 1, 1_000_000)
      return [broadcast.filter(() => random.chance(0.7)), broadcast]
    },
    'the same songs in both lists': (size, random) => {
      const songs = random.ints(size, 1, 1_000_000)
      return [songs, songs]
    },
    'one song again and again': (size) => [
      Array.from({ length: size }, () => 5),
      Array.from({ length: size }, () => 5),
    ],
  },
} satisfies QuestionInputs
