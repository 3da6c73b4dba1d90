import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'few kinds of alarms': (size, random) => [random.ints(size, 0, 7)],
    'single alarms': (size, random) => [random.list(size, () => (random.chance(0.2) ? 0 : 1 << random.int(0, Math.min(19, size))))],
    'all kinds of alarms': (size, random) => [random.ints(size, 0, 2 ** 20 - 1)],
  },
} satisfies QuestionInputs
