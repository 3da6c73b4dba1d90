import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'pairs of three colours': (size, random) => [random.ints(size, 1, 3), 2],
    'small groups of two colours': (size, random) => [random.ints(size, 1, 2), random.int(2, 4)],
    'large groups of one colour': (size, random) => [
      random.list(size, () => (random.chance(0.0001) ? 2 : 1)),
      Math.max(2, size - random.int(0, 2)),
    ],
    'large groups that never get complete': (size, random) => [random.ints(size, 1, 3), Math.max(2, size >> 1)],
    'runs of equal tiles': (size, random) => {
      const group = random.int(2, 5)
      const tiles: number[] = []
      while (tiles.length < size) {
        const colour = random.int(1, 4)
        for (let count = random.int(1, group); count > 0 && tiles.length < size; count--) tiles.push(colour)
      }
      return [tiles, group]
    },
  },
} satisfies QuestionInputs
