import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'
import { depthFor, withinLevels } from '../../src/within-levels.ts'

const MOST = 20_000

/** An office in which room `i` leads to one of the `span` rooms before it. */
const draw = (size: number, random: RandomSource, span: number, people: () => number) => [
  random.list(
    size,
    withinLevels(depthFor(size, MOST), (room) => random.int(Math.max(0, room - span), room - 1)),
  ),
  random.list(size, people),
]

export default {
  sizes: { least: 1, most: MOST },
  shapes: {
    'a few people': (size, random) => draw(size, random, size, () => random.int(0, 2)),
    'many people': (size, random) => draw(size, random, size, () => random.int(0, 100)),
    'rooms one behind the other': (size, random) => draw(size, random, 2, () => random.int(0, 9)),
    'nobody but in one room': (size, random) => {
      const [leadsTo = []] = draw(size, random, 3, () => 0)
      const occupied = random.int(0, size - 1)
      return [leadsTo, random.list(size, (room) => (room === occupied ? 7 : 0))]
    },
  },
} satisfies QuestionInputs
