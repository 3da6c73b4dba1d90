import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'stretches of any length': (size, random) => {
      let order = random.list(size, (name) => name)
      // Long documents get few moves, since the order is copied at each.
      const moves = random.list(Math.min(size + 1, 200), () => {
        const first = random.int(0, size - 1)
        const last = random.int(first, size - 1)
        const stretch = order.slice(first, last + 1)
        const rest = [...order.slice(0, first), ...order.slice(last + 1)]
        const at = random.int(0, rest.length)
        order = [...rest.slice(0, at), ...stretch, ...rest.slice(at)]
        return [stretch[0] ?? 0, stretch.at(-1) ?? 0, at === 0 ? -1 : (rest[at - 1] ?? -1)]
      })
      return [size, moves]
    },
    'halves that change places': (size) => {
      const half = Math.floor(size / 2)
      const moves = Array.from({ length: half === 0 ? 0 : size }, (_, index) =>
        index % 2 === 0 ? [0, half - 1, size - 1] : [0, half - 1, -1],
      )
      return [size, moves]
    },
  },
} satisfies QuestionInputs
