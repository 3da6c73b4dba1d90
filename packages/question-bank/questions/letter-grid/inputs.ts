import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const letters = (count: number, from: string, random: RandomSource) =>
  random.list(count, () => random.pick([...from])).join('')

/** The letters of a random path, which may turn back; so the word cannot always be found. */
function walk(grid: string[], length: number, random: RandomSource): string {
  let row = random.int(0, grid.length - 1)
  let column = random.int(0, (grid[0] ?? '').length - 1)
  let word = ''
  for (let at = 0; at < length; at++) {
    const letter = grid[row]?.[column] ?? ''
    // No letter may occur more than three times.
    if (word.split(letter).length > 3) break
    word += letter
    if (random.chance(0.5)) row = Math.min(grid.length - 1, Math.max(0, row + random.pick([-1, 1])))
    else column = Math.min((grid[0] ?? '').length - 1, Math.max(0, column + random.pick([-1, 1])))
  }
  return word
}

export default {
  sizes: { least: 1, most: 30 },
  shapes: {
    'a grid of few letters': (size, random) => {
      const columns = random.int(1, Math.min(30, size))
      const grid = random.list(size, () => letters(columns, 'ABC', random))
      return [grid, letters(random.int(1, Math.min(3, size + 2)), 'ABC', random)]
    },
    'a word along a path': (size, random) => {
      const columns = random.int(1, Math.min(30, size + 1))
      const grid = random.list(size, () => letters(columns, 'ABCDEFGH', random))
      return [grid, walk(grid, random.int(1, Math.min(12, size + 2)), random)]
    },
    'a single row': (size, random) => {
      const grid = [letters(size, 'ABCD', random)]
      return [grid, walk(grid, random.int(1, 4), random)]
    },
  },
} satisfies QuestionInputs
