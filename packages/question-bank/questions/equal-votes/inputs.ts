import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 40_000 },
  shapes: {
    'votes in random order': (size, random) => [random.ints(size, 0, 2)],
    'votes with a favourite': (size, random) => [random.list(size, () => random.pick([0, 0, 0, 1, 1, 2]))],
    'votes that come in blocks': (size, random) => {
      const blocks = random.list(size, () => random.list(random.int(1, 3), () => random.int(0, 2)).sort())
      return [blocks.flat().slice(0, size)]
    },
  },
} satisfies QuestionInputs
