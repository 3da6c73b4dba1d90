import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const draw = (size: number, random: RandomSource, { length, letters }: { length: number; letters: string }) => [
  random.list(size, () => random.list(length, () => random.pick([...letters])).join('')),
]

export default {
  sizes: { least: 0, most: 10_000 },
  shapes: {
    'codes of few characters': (size, random) => draw(size, random, { length: random.int(1, 3), letters: 'A1' }),
    'codes of several letters and digits': (size, random) =>
      draw(size, random, { length: random.int(1, 4), letters: 'AB12' }),
    'long codes': (size, random) => draw(size, random, { length: 8, letters: 'AB' }),
  },
} satisfies QuestionInputs
