import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 30_000 },
  shapes: {
    'parcels with low postage': (size, random) => [random.ints(size, 1, 12), random.int(0, 4 * size + 3)],
    'parcels with any postage': (size, random) => [
      random.ints(size, 1, 1_000_000),
      random.int(0, Math.min(1_000_000_000, 400_000 * size)),
    ],
    'parcels that can nearly all be sent': (size, random) => {
      const postage = random.ints(size, 1, 30_000)
      return [postage, Math.max(0, postage.reduce((sum, cents) => sum + cents, 0) - random.int(0, 2))]
    },
  },
} satisfies QuestionInputs
