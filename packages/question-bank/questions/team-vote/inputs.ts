import type { QuestionInputs } from '../../src/inputs.ts'

const OPTIONS = ['cake', 'fruit', 'ice', 'soup']

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'votes of few people': (size, random) => [
      random.list(size, () => [random.pick(['ann', 'ben', 'cleo']), random.pick([...OPTIONS, ''])]),
    ],
    'votes of many people': (size, random) => [
      random.list(size, () => [`v${random.int(1, Math.max(2, size))}`, random.pick([...OPTIONS, ''])]),
    ],
  },
} satisfies QuestionInputs
