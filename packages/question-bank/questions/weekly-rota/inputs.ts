import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** A complete rota with its rows, columns and tasks in random order. */
function completeRota(size: number, random: RandomSource): number[][] {
  const order = () => random.shuffle(random.list(size, (at) => at))
  const [rows, columns, tasks] = [order(), order(), order()]
  return rows.map((row) => columns.map((column) => 1 + (tasks[(row + column) % size] ?? 0)))
}

function withEmptyCells(rota: number[][], count: number, random: RandomSource): number[][] {
  const size = rota.length
  const empty = new Set(random.distinctInts(Math.min(count, size * size, 20), 0, size * size - 1))
  return rota.map((row, i) => row.map((task, j) => (empty.has(i * size + j) ? 0 : task)))
}

export default {
  sizes: { least: 1, most: 7 },
  shapes: {
    'a rota with empty cells': (size, random) => [
      withEmptyCells(completeRota(size, random), random.int(0, size * size), random),
    ],
    'a rota with many empty cells': (size, random) => [withEmptyCells(completeRota(size, random), 20, random)],
    'a rota with a changed cell': (size, random) => {
      const rota = withEmptyCells(completeRota(size, random), random.int(size, 20), random)
      const i = random.int(0, size - 1)
      const j = random.int(0, size - 1)
      const task = random.int(1, size)
      const isFree = rota.every((row, r) => (r === i || row[j] !== task) && (r !== i || !row.includes(task)))
      return [isFree ? rota.map((row, r) => row.map((old, c) => (r === i && c === j ? task : old))) : rota]
    },
  },
} satisfies QuestionInputs
