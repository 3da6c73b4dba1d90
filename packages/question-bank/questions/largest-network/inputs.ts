import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'a few cables': (size, random) => {
      const cables = random.int(0, size)
      return [size, random.ints(cables, 0, size - 1), random.ints(cables, 0, size - 1)]
    },
    'computers in a chain': (size, random) => {
      const order = random.shuffle(random.list(size, (computer) => computer))
      return [size, order.slice(1), order.slice(0, -1)]
    },
    'computers in groups': (size, random) => {
      const groups = random.int(1, Math.min(3, size))
      const starts = random.ints(size, 0, size - 1)
      return [size, starts, starts.map((computer) => (computer + groups < size ? computer + groups : computer % groups))]
    },
  },
} satisfies QuestionInputs
