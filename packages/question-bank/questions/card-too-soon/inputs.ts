import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Minutes in ascending order, with steps from 0 up to the given one. */
function risingMinutes(count: number, longest: number, random: RandomSource) {
  let minute = 0
  return random.list(count, () => (minute = Math.min(1_000_000, minute + random.int(0, longest))))
}

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'few cards': (size, random) => [
      random.list(size, () => random.pick(['a', 'b', 'c'])),
      risingMinutes(size, 4, random),
      random.int(1, 5),
    ],
    'many cards': (size, random) => [
      random.list(size, () => `m${random.int(0, 2 * size)}`),
      risingMinutes(size, 40, random),
      random.int(1, 90),
    ],
    'cards in turn': (size, random) => [
      random.list(size, (index) => ['a', 'b', 'c', 'd'][index % 4] ?? 'a'),
      risingMinutes(size, 9, random),
      random.int(8, 20),
    ],
    'many cards within one span': (size, random) => [
      random.shuffle(random.list(size, (card) => `m${card}`)),
      risingMinutes(size, 1, random),
      random.int(1, Math.max(1, 2 * size)),
    ],
  },
} satisfies QuestionInputs
