import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 50_000 },
  shapes: {
    'any lamps': (size, random) => [random.ints(size, 0, 1).join(''), random.int(1, Math.min(size, 3))],
    'lamps that can be lit': (size, random) => {
      const width = random.int(1, Math.max(1, Math.ceil(size / 3)))
      const switches = random.list(size + 1, (index) => (index + width <= size && random.chance(0.5) ? 1 : 0))
      let pulled = 0
      const lamps = random.list(size, (index) => {
        pulled += (switches[index] ?? 0) - (switches[index - width] ?? 0)
        return pulled % 2 === 0 ? '1' : '0'
      })
      return [lamps.join(''), width]
    },
    'lamps that are all on': (size, random) => ['1'.repeat(size), random.int(1, size)],
  },
} satisfies QuestionInputs
