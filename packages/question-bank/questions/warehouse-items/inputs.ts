import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** A floor of free squares and shelves, with the start and items on squares drawn at random. */
function floor(rows: number, columns: number, items: number, shelves: number, random: RandomSource) {
  const squares = random.list(rows * columns, () => (random.chance(shelves) ? '#' : '.'))
  const [start = 0, ...places] = random.distinctInts(Math.min(items + 1, squares.length), 0, squares.length - 1)
  squares[start] = 'S'
  for (const place of places) squares[place] = 'I'
  return [random.list(rows, (row) => squares.slice(row * columns, (row + 1) * columns).join(''))]
}

export default {
  sizes: { least: 1, most: 30 },
  shapes: {
    'a floor with few shelves': (size, random) => floor(size, size, random.int(0, 3), 0.15, random),
    'a floor with many shelves': (size, random) => floor(size, random.int(1, size), 2, 0.35, random),
    'a narrow floor with many items': (size, random) => floor(random.int(1, 2), size, random.int(2, 5), 0.1, random),
  },
} satisfies QuestionInputs
