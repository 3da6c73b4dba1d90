import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 2, most: 20_000 },
  shapes: {
    'stations with few passengers': (size, random) => [random.ints(size, 0, Math.min(6, size))],
    'stations with many passengers': (size, random) => [random.ints(size, 0, 1_000_000)],
    'passengers that rise and fall along the line': (size, random) => {
      const top = random.int(0, size - 1)
      const turn = random.int(0, size - 1)
      const hill = random.list(size, (index) => 2 * (size - Math.abs(index - top)) + (random.chance(0.1) ? 1 : 0))
      return [[...hill.slice(turn), ...hill.slice(0, turn)]]
    },
  },
} satisfies QuestionInputs
