import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const LONGEST_ROW = 1_000_000_000

type Row = { pattern: string; length: number }

/** A pattern of about `size` parts whose row has at most `longest` stitches. */
function draw(size: number, random: RandomSource, longest: number, depth: number): Row {
  const row = { pattern: '', length: 0 }
  let left = size
  while (left > 0 && row.length < longest) {
    const inner = random.int(1, Math.min(left, Math.ceil(size / 2)))
    const times = random.chance(0.2) ? random.int(10, 99) : random.int(2, 9)
    const room = Math.floor((longest - row.length) / times)
    const isGroup = depth > 0 && room > 0 && random.chance(0.5)
    const part = isGroup ? draw(inner, random, room, depth - 1) : { pattern: random.pick(['k', 'p', 's']), length: 1 }
    row.pattern += isGroup ? `${times}(${part.pattern})` : part.pattern
    row.length += isGroup ? times * part.length : 1
    left -= isGroup ? inner : 1
  }
  return row
}

const withPlaces = ({ pattern, length }: Row, random: RandomSource, count: number) => [
  pattern,
  random.list(count, () => random.int(0, length - 1)),
]

export default {
  sizes: { least: 1, most: 1500 },
  shapes: {
    'short rows': (size, random) => withPlaces(draw(size, random, 40 * size, 2), random, Math.min(size, 500)),
    'long rows': (size, random) => withPlaces(draw(size, random, size > 8 ? LONGEST_ROW : 500, 12), random, Math.min(size + 1, 500)),
    'deeply nested groups': (size, random) => {
      const depth = Math.min(size, 29)
      return withPlaces(
        { pattern: `${'2(k'.repeat(depth - 1)}p${')'.repeat(depth - 1)}`, length: 3 * 2 ** (depth - 1) - 2 },
        random,
        Math.min(size, 500),
      )
    },
    'a long row without groups': (size, random) => {
      const length = size > 8 ? 6 * size : size
      const pattern = random.list(length, () => random.pick(['k', 'p', 's'])).join('')
      return withPlaces({ pattern, length }, random, Math.min(size, 500))
    },
  },
} satisfies QuestionInputs
