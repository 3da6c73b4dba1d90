import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 50_000 },
  shapes: {
    'houses close together': (size, random) => [random.ints(size, 0, 3 * size), random.int(0, 4)],
    'houses far apart': (size, random) => [random.ints(size, 0, 1_000_000_000), random.int(0, 100_000_000)],
    'houses at equal distances': (size, random) => [
      random.shuffle(random.list(size, (index) => 10 * index)),
      5 * random.int(0, 4),
    ],
  },
} satisfies QuestionInputs
