import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 30_000 },
  shapes: {
    'few different pieces': (size, random) => [random.ints(size, 1, 4)],
    'rehearsals of whole programmes': (size, random) => {
      const log: number[] = []
      while (log.length < size)
        log.push(...random.shuffle(random.list(random.int(1, Math.min(size - log.length, 6)), (index) => index + 1)))
      return [log]
    },
    'one long programme': (size, random) => [random.shuffle(random.list(size, (index) => index + 1))],
    'pieces in order, again and again': (size, random) => {
      const length = random.int(1, Math.max(1, size))
      return [random.list(size, (index) => (index % length) + 1)]
    },
  },
} satisfies QuestionInputs
