import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** A floor whose first and last cells are free. */
function floor(rows: number, columns: number, random: RandomSource, highest: number, blocked: number): number[][] {
  const costs = random.list(rows, () =>
    random.list(columns, () => (random.chance(blocked) ? -1 : random.int(0, highest))),
  )
  return costs.map((row, i) =>
    row.map((cost, j) => (i + j === 0 || i + j === rows + columns - 2 ? Math.max(0, cost) : cost)),
  )
}

export default {
  sizes: { least: 1, most: 75 },
  power: 2,
  shapes: {
    'a floor with low costs': (size, random) => [floor(size, random.int(1, size), random, 5, 0.1)],
    'a floor with any costs': (size, random) => [floor(random.int(1, size), size, random, 1000, 0)],
    'a floor with many blocked cells': (size, random) => [floor(size, size, random, 9, 0.3)],
  },
} satisfies QuestionInputs
