import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const text = (random: RandomSource, characters: string[], length: number) =>
  random.list(length, () => random.pick(characters)).join('')
const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`

const drawLine = (random: RandomSource, size: number, quotedShare: number) => {
  let line = ''
  while (line.length < size) {
    const length = random.int(0, 4)
    const field = random.chance(quotedShare)
      ? quoted(text(random, ['a', 'b', ' ', ',', '"'], length))
      : text(random, ['a', 'b', ' '], length)
    line += line === '' ? field : `,${field}`
    if (line === '' && random.chance(0.5)) line = ','
  }
  return line.length > 20_000 ? 'a' : line
}

export default {
  sizes: { least: 0, most: 19_980 },
  shapes: {
    'fields without quotes': (size, random) => [drawLine(random, size, 0)],
    'some fields in quotes': (size, random) => [drawLine(random, size, 0.5)],
    'fields in quotes': (size, random) => [drawLine(random, size, 1)],
  },
} satisfies QuestionInputs
