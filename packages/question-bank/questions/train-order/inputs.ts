import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

function draw(size: number, random: RandomSource, { largest, isMixed }: { largest: number; isMixed: boolean }) {
  const wagons = random.distinctInts(size + 1, 0, largest)
  const slips = random.list(size, (at) => [wagons[at] ?? 0, wagons[at + 1] ?? 0])
  const mixed = isMixed ? random.shuffle(slips) : slips.reverse()
  return [mixed.map(([front]) => front ?? 0), mixed.map(([, back]) => back ?? 0)]
}

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'wagons with small numbers': (size, random) => draw(size, random, { largest: 2 * size + 1, isMixed: true }),
    'wagons with any numbers': (size, random) => draw(size, random, { largest: 1_000_000_000, isMixed: true }),
    'slips from the last to the first': (size, random) => draw(size, random, { largest: 9 * size, isMixed: false }),
  },
} satisfies QuestionInputs
