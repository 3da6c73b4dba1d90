import type { QuestionInputs } from '../../src/inputs.ts'
import { depthFor, withinLevels } from '../../src/within-levels.ts'

const MOST = 20_000
/** A way goes down one branch of a tree and up another. */
const LONGEST_BRANCH = 70
/** No way leads from one group of computers to another. */
const GROUP = 50

export default {
  sizes: { least: 1, most: MOST },
  shapes: {
    'a few cables': (size, random) => {
      const cables = random.int(0, size)
      const starts = random.ints(cables, 0, size - 1)
      const ends = starts.map((computer) => {
        const first = computer - (computer % GROUP)
        return random.int(first, Math.min(size, first + GROUP) - 1)
      })
      return [size, starts, ends]
    },
    'computers in a tree': (size, random) => {
      const order = random.shuffle(random.list(size, (computer) => computer))
      const above = random.list(
        size,
        withinLevels(depthFor(size, MOST, LONGEST_BRANCH), (computer) => random.int(Math.floor(computer / 2), computer - 1)),
      )
      const below = random.shuffle(random.list(size - 1, (k) => k + 1))
      return [size, below.map((computer) => order[computer] ?? 0), below.map((computer) => order[above[computer] ?? 0] ?? 0)]
    },
    'computers in groups': (size, random) => {
      const groups = random.int(1, Math.min(3, size))
      const starts = random.ints(size, 0, size - 1)
      return [size, starts, starts.map((computer) => (computer + groups < size ? computer + groups : computer % groups))]
    },
  },
} satisfies QuestionInputs
