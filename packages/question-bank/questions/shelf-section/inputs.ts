import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

/** A sorted shelf with two books exchanged. */
function twoExchanged(size: number, random: RandomSource) {
  const numbers = sorted(random.ints(size, 0, 4 * size))
  const [a, b] = [random.int(0, size - 1), random.int(0, size - 1)]
  return numbers.map((number, i) => (i === a ? numbers[b] : i === b ? numbers[a] : number) ?? 0)
}

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'books in any order': (size, random) => [random.ints(size, 0, size + 2)],
    'a shelf with two books exchanged': (size, random) => [size === 0 ? [] : twoExchanged(size, random)],
    'a sorted shelf': (size, random) => [sorted(random.ints(size, 0, 1_000_000))],
    'a shelf in falling order': (size, random) => [sorted(random.ints(size, 0, 1_000_000)).toReversed()],
  },
} satisfies QuestionInputs
