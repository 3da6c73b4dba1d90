import type { QuestionInputs } from '../../src/inputs.ts'

/** The answer may be at most this. */
const LAST_SECOND = 1_000_000_000

export default {
  sizes: { least: 1, most: 5_000 },
  shapes: {
    'few copies on quick printers': (size, random) => [
      random.list(size, () => [random.int(0, 6), random.int(1, 5)]),
      random.int(1, 3 * size + 2),
    ],
    'many copies on quick printers': (size, random) => {
      const printers = random.list(size, () => [random.int(0, 1000), random.int(1, 1000)])
      return [printers, size < 100 ? random.int(1, 20 * size) : 200_000 * size]
    },
    'many copies on slow printers': (size, random) => {
      const printers = random.list(size, () => [random.int(0, 1_000_000), random.int(500_000, 1_000_000)])
      // The slowest printer alone makes a copy a million seconds, so these are finished in time.
      return [printers, random.int(1, Math.floor((LAST_SECOND - 1_000_000) / 1_000_000)) * size]
    },
  },
} satisfies QuestionInputs
