import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 30_000 },
  shapes: {
    'panels with few switches': (size, random) => {
      const switches = random.int(1, 3)
      return [random.ints(size, 0, 2 ** switches - 1), switches]
    },
    'panels with many switches': (size, random) => {
      const switches = random.int(20, 30)
      const all = 2 ** switches - 1
      const panels = random.ints(size, 0, all)
      return [panels.map((panel, at) => (at > 0 && random.chance(0.4) ? all - (panels[at - 1] ?? 0) : panel)), switches]
    },
    'panels that are mostly equal': (size, random) => [random.list(size, () => random.pick([5, 5, 10, 0])), 4],
  },
} satisfies QuestionInputs
