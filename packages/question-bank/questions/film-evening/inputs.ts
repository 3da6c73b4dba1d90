import type { QuestionInputs } from '../../src/inputs.ts'

const sorted = (numbers: number[]) => numbers.sort((a, b) => a - b)

export default {
  sizes: { least: 1, most: 20 },
  shapes: {
    'short films': (size, random) => {
      const durations = sorted(random.ints(size, 1, 2 + size))
      return [durations, random.int(1, Math.min(12, 4 + size))]
    },
    'films of different lengths': (size, random) => {
      const durations = sorted(random.distinctInts(size, 80, 180))
      return [durations, random.int(80, 420)]
    },
    'a long evening': (size, random) => {
      // All but two films of the shortest ones must be chosen, so there are few ways.
      const durations = sorted(random.distinctInts(size, 60, 95))
      const all = durations.reduce((sum, length) => sum + length, 0)
      return [durations, Math.max(1, all - (durations[0] ?? 0) - (durations[1] ?? 0))]
    },
    'films of few lengths': (size, random) => {
      const lengths = random.ints(3, 60, 120)
      const durations = sorted(random.list(size, () => random.pick(lengths)))
      return [durations, random.pick(durations) + random.pick(durations)]
    },
  },
} satisfies QuestionInputs
