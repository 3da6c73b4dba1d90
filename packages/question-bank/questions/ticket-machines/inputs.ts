import type { QuestionInputs } from '../../src/inputs.ts'
import { depthFor } from '../../src/within-levels.ts'

const MOST = 20_000
const HIGHEST = 150

export default {
  sizes: { least: 2, most: MOST },
  shapes: {
    'stations with few passengers': (size, random) => [random.ints(size, 0, Math.min(6, size))],
    'stations with many passengers': (size, random) => [random.ints(size, 0, HIGHEST)],
    'passengers that rise and fall along the line': (size, random) => {
      const top = random.int(0, size - 1)
      const turn = random.int(0, size - 1)
      const length = 2 * depthFor(size, MOST, HIGHEST)
      const hill = random.list(size, (index) => Math.floor(Math.abs((Math.abs(index - top) % length) - length / 2)))
      return [[...hill.slice(turn), ...hill.slice(0, turn)]]
    },
  },
} satisfies QuestionInputs
