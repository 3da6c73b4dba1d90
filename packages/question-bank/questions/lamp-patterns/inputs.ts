import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 24 },
  shapes: {
    'a few lit lamps': (size, random) => [size, Math.min(size, random.int(0, 2)), random.int(1, 5)],
    'nearly every other lamp lit': (size, random) => [
      size,
      Math.min(size, Math.max(0, Math.ceil(size / 2) - random.int(0, 1))),
      1,
    ],
    'many lit lamps': (size, random) => [size, random.int(Math.ceil(size / 2), size), random.int(1, 3)],
    'lit lamps far apart': (size, random) => {
      const dark = random.int(2, 5)
      return [size, Math.min(size, Math.floor((size + dark) / (dark + 1))), dark]
    },
  },
} satisfies QuestionInputs
