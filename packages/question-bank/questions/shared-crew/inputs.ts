import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 50_000 },
  shapes: {
    'small crews': (size, random) => [random.list(size, () => (random.chance(0.3) ? 0 : 1 << random.int(0, Math.min(29, size))))],
    'crews of several workers': (size, random) => [
      random.list(size, () => (1 << random.int(0, 7)) | (1 << random.int(0, 7)) | (random.chance(0.3) ? 1 << random.int(0, 29) : 0)),
    ],
    'mostly shows without a crew': (size, random) => [random.list(size, () => (random.chance(0.7) ? 0 : random.int(1, 15)))],
    'shows that need nobody': (size) => [Array.from({ length: size }, () => 0)],
  },
} satisfies QuestionInputs
