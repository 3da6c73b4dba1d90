import type { QuestionInputs } from '../../src/inputs.ts'
import { depthFor, withinLevels } from '../../src/within-levels.ts'

const MOST = 50_000

export default {
  sizes: { least: 1, most: MOST },
  shapes: {
    'a build without circles': (size, random) => {
      const order = random.shuffle(random.list(size, (step) => step))
      const pairs = random.list(size < 2 ? 0 : size, () => {
        const later = random.int(1, size - 1)
        return [order[later] ?? 0, order[random.int(0, later - 1)] ?? 0]
      })
      return [random.ints(size, 1, 9), pairs.map(([step = 0]) => step), pairs.map(([, need = 0]) => need)]
    },
    'many steps behind a chain, listed from its end': (size, random) => {
      const order = random.shuffle(random.list(size, (step) => step))
      const needs = random.list(size, withinLevels(depthFor(size, MOST), (step) => step - 1))
      const steps = random.list(size - 1, (k) => size - 1 - k)
      return [
        random.ints(size, 1, 10_000),
        steps.map((step) => order[step] ?? 0),
        steps.map((step) => order[needs[step] ?? 0] ?? 0),
      ]
    },
    'steps that may wait for each other': (size, random) => {
      const pairs = random.int(0, Math.ceil(size / 2))
      return [random.ints(size, 1, 5), random.ints(pairs, 0, size - 1), random.ints(pairs, 0, size - 1)]
    },
  },
} satisfies QuestionInputs
