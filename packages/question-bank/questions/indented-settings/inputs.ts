import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const KEYS = ['a', 'b', 'c']
const VALUES = ['1', 'x', 'u:v', '#', '$a', '$a.b', '$b.c', '$c']

const drawLine = (random: RandomSource, indent: number) => {
  const space = ' '.repeat(indent)
  if (random.chance(0.1)) return random.pick(['', '   ', `${space}# a: 1`])
  const key = random.pick(KEYS)
  const end = random.chance(0.1) ? ' ' : ''
  return random.chance(0.4) ? `${space}${key}:${end}` : `${space}${key}: ${random.pick(VALUES)}${end}`
}

export default {
  sizes: { least: 0, most: 10_000 },
  shapes: {
    'indentations without a pattern': (size, random) => [random.list(size, () => drawLine(random, random.int(0, 4)))],
    'groups within groups': (size, random) => {
      let indent = 0
      return [
        random.list(size, () => {
          indent = Math.min(18, Math.max(0, indent + random.pick([1, 1, 0, -1, -2])))
          return drawLine(random, indent)
        }),
      ]
    },
    'steps of two': (size, random) => [random.list(size, () => drawLine(random, 2 * random.int(0, 3)))],
  },
} satisfies QuestionInputs
