import type { QuestionInputs } from '../../src/inputs.ts'

const WORDS = ['a', 'b', 'c', 'd']

export default {
  sizes: { least: 0, most: 75 },
  power: 3,
  shapes: {
    'lists of few different words': (size, random) => [
      random.list(size, () => random.pick(WORDS)),
      random.list(random.int(0, size), () => random.pick(WORDS)),
      random.int(1, 6),
      random.int(1, 6),
      random.int(1, 9),
    ],
    'lists that differ in a few places': (size, random) => {
      const before = random.list(size, () => random.pick(WORDS))
      const after = before.filter(() => !random.chance(0.2)).map((word) => (random.chance(0.2) ? 'x' : word))
      return [before, after, random.int(1, 1000), random.int(1, 1000), random.int(1, 1000)]
    },
  },
} satisfies QuestionInputs
