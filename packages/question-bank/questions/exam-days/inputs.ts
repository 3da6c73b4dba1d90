import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** All pairs of exams, of which each clashes with the given probability. */
function pairs(exams: number, probability: number, random: RandomSource) {
  const all = random.list(exams, (a) => random.list(a, (b) => (random.chance(0.5) ? [a, b] : [b, a]))).flat()
  return random.shuffle(all.filter(() => random.chance(probability)))
}

export default {
  sizes: { least: 1, most: 15 },
  shapes: {
    'few clashes': (size, random) => [size, pairs(size, 0.3, random)],
    'many clashes': (size, random) => [size, pairs(size, 0.65, random)],
    'two groups whose exams clash': (size, random) => {
      const exams = random.shuffle(random.list(size, (exam) => exam))
      const isLeft = exams.map(() => random.chance(0.5))
      const between = pairs(size, 0.7, random).filter(([a = 0, b = 0]) => isLeft[a] !== isLeft[b])
      return [size, between]
    },
    'clashes that are listed twice': (size, random) => {
      const listed = pairs(size, 0.6, random)
      return [size, [...listed, ...random.shuffle(listed)].slice(0, 200)]
    },
  },
} satisfies QuestionInputs
