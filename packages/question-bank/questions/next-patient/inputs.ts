import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Events of which a share are free doctors. */
const draw = (size: number, random: RandomSource, free: number, highest: number) => [
  random.list(size, () => (random.chance(free) ? 0 : random.int(1, highest))),
]

export default {
  sizes: { least: 0, most: 50_000 },
  shapes: {
    'as many doctors as patients': (size, random) => draw(size, random, 0.5, 9),
    'more patients than doctors': (size, random) => draw(size, random, 0.2, 1_000_000),
    'all patients first': (size, random) => [
      random.list(size, (event) => (2 * event < size ? random.int(1, 1_000_000) : 0)),
    ],
    'patients of rising severity': (size, random) => [
      random.list(size, (event) => (3 * event < 2 * size ? event + 1 + random.int(0, 1) : 0)),
    ],
  },
} satisfies QuestionInputs
