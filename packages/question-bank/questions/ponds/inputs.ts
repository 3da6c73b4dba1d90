import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const draw = (rows: number, columns: number, water: number, random: RandomSource) => [
  withSmallPonds(
    random.list(rows, () => random.list(columns, () => (random.chance(water) ? '~' : '.'))),
    Math.max(rows, columns),
  ).map((row) => row.join('')),
]

/** Turns water beside a pond of `most` squares into land. */
function withSmallPonds(terrain: string[][], most: number): string[][] {
  const isDone = terrain.map((row) => row.map(() => false))
  for (const [i, row] of terrain.entries())
    for (const j of row.keys()) {
      const pond: [number, number][] = []
      const visit = (row: number, column: number) => {
        const squares = terrain[row]
        const done = isDone[row]
        if (!squares || !done || squares[column] !== '~' || done[column]) return
        if (pond.length < most) {
          done[column] = true
          pond.push([row, column])
        } else squares[column] = '.'
      }
      visit(i, j)
      for (const [row, column] of pond) {
        visit(row - 1, column)
        visit(row + 1, column)
        visit(row, column - 1)
        visit(row, column + 1)
      }
    }
  return terrain
}

export default {
  sizes: { least: 1, most: 150 },
  power: 2,
  shapes: {
    'a map with some water': (size, random) => draw(size, random.int(1, size), 0.4, random),
    'a map with much water': (size, random) => draw(random.int(1, size), size, 0.75, random),
    'a map that is nearly all water': (size, random) => draw(size, size, 0.98, random),
  },
} satisfies QuestionInputs
