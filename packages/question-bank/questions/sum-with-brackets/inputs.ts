import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** A formula of `count` numbers, with brackets around some parts. */
function formulaOf(count: number, random: RandomSource, largest: number, depth = 0): string {
  if (count <= 1) return String(random.int(0, largest))
  const first = random.int(1, count - 1)
  const parts = [first, count - first].map((part) => {
    const formula = formulaOf(part, random, largest, depth + 1)
    return depth < 8 && random.chance(0.5) ? `(${formula})` : formula
  })
  return parts.join(random.pick(['+', '-']))
}

const DEEPEST = 50

/** `count` numbers, each but the first in one bracket more than the one before. */
const nested = (count: number, random: RandomSource) =>
  `${random.list(count - 1, () => `${random.int(0, 9)}${random.pick(['+', '-'])}(`).join('')}${random.int(0, 9)}${')'.repeat(count - 1)}`

export default {
  sizes: { least: 1, most: 4000 },
  shapes: {
    'formulas of small numbers': (size, random) => [formulaOf(size, random, 3)],
    'formulas of larger numbers': (size, random) => [formulaOf(Math.ceil(size / 2), random, 9999)],
    'brackets within brackets': (size, random) => [
      random.list(Math.ceil(size / DEEPEST), (group) => nested(Math.min(DEEPEST, size - group * DEEPEST), random)).join('+'),
    ],
  },
} satisfies QuestionInputs
