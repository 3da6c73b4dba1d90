import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** A floor of `width` times `height` places, drawn from `signs`. */
const draw = (random: RandomSource, width: number, height: number, signs: string) => [
  random.list(height, () => random.list(width, () => random.pick([...signs])).join('')),
]

export default {
  sizes: { least: 1, most: 250 },
  power: 2,
  shapes: {
    'a floor with walls': (size, random) => draw(random, random.int(1, size), size, '..##DE'),
    'a floor with one exit': (size, random) => {
      const [floor = []] = draw(random, size, size, '......#D')
      const [first = '', ...others] = floor
      return [[`E${first.slice(1)}`, ...others]]
    },
    'a floor full of desks': (size, random) => draw(random, size, size, 'DDDDDDDDDDDDDDDDDDDE'),
  },
} satisfies QuestionInputs
