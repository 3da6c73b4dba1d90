import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const text = (length: number, characters: string, random: RandomSource) =>
  random.list(length, () => random.pick([...characters])).join('')

/** Replaces every sign of a pattern by characters that it may stand for. */
const fill = (pattern: string, random: RandomSource) =>
  [...pattern]
    .map((sign) => {
      if (sign === '*') return text(random.int(0, 2), 'ab1', random)
      if (sign === '?') return text(1, 'ab1.', random)
      return sign === '#' ? text(random.int(1, 2), '123', random) : sign
    })
    .join('')
    .slice(0, 75)

export default {
  sizes: { least: 1, most: 50 },
  shapes: {
    'short names': (size, random) => [
      text(random.int(1, 4), 'a1*?#', random),
      random.list(size, () => text(random.int(1, 4), 'a1', random)),
    ],
    'names made for the pattern': (size, random) => {
      const pattern = text(random.int(1, size + 2), 'ab12*?#', random)
      return [pattern, random.list(size, () => fill(pattern, random) || 'a')]
    },
    'names with a part too much': (size, random) => {
      const pattern = text(random.int(2, size + 4), 'a1*?#.-', random)
      return [pattern, random.list(size, () => (fill(pattern, random) + text(random.int(0, 1), 'a1', random)).slice(0, 75) || '1')]
    },
    'many stars and names that nearly fit': (size, random) => [
      `${'*a'.repeat(Math.ceil(size / 2))}b`,
      random.list(size, () => 'a'.repeat(random.int(Math.ceil(size / 2), size + 9)) + random.pick(['', 'b'])),
    ],
    'numbers in names': (size, random) => [
      text(random.int(1, 5), '1#*', random),
      random.list(size, () => text(random.int(1, 5), '1122a', random)),
    ],
  },
} satisfies QuestionInputs
