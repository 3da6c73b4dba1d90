import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const draw = (rows: number, columns: number, water: number, random: RandomSource) => [
  random.list(rows, () => random.list(columns, () => (random.chance(water) ? '~' : '.')).join('')),
]

export default {
  sizes: { least: 1, most: 150 },
  power: 2,
  shapes: {
    'a map with some water': (size, random) => draw(size, random.int(1, size), 0.4, random),
    'a map with much water': (size, random) => draw(random.int(1, size), size, 0.75, random),
    'a map that is nearly all water': (size, random) => draw(size, size, 0.98, random),
  },
} satisfies QuestionInputs
