import type { QuestionInputs } from '../../src/inputs.ts'

/** A floor of `rows` times `columns` tiles, with open corners where the way begins and ends. */
const open = (floor: string[][]) => {
  const [first, last] = [floor[0] ?? [], floor.at(-1) ?? []]
  first[0] = '.'
  last[last.length - 1] = '.'
  return floor.map((row) => row.join(''))
}

export default {
  sizes: { least: 1, most: 25 },
  shapes: {
    'floors with some doors and walls': (size, random) => [
      open(random.list(size, () => random.list(size, () => random.pick([...'......DD##'])))),
      random.int(0, 3),
    ],
    'floors with many doors': (size, random) => [
      open(random.list(random.int(1, size), () => random.list(size, () => random.pick([...'...DDDD#'])))),
      random.int(0, 10),
    ],
  },
} satisfies QuestionInputs
