import type { QuestionInputs } from '../../src/inputs.ts'

const sorted = (numbers: number[]) => numbers.sort((a, b) => a - b)

export default {
  sizes: { least: 1, most: 150 },
  power: 3,
  shapes: {
    'houses close together': (size, random) => [sorted(random.ints(size, 0, 3 * size)), random.int(1, size)],
    'houses far apart': (size, random) => [
      sorted(random.ints(size, 0, 1_000_000)),
      random.int(1, Math.max(1, Math.floor(size / 2))),
    ],
    'houses in villages': (size, random) => {
      const villages = random.ints(3, 0, 900)
      return [sorted(random.list(size, () => random.pick(villages) + random.int(0, 12))), random.int(1, Math.min(size, 4))]
    },
  },
} satisfies QuestionInputs
