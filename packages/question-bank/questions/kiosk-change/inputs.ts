import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'notes of all values': (size, random) => [random.list(size, () => random.pick([5, 5, 5, 10, 20, 50]))],
    'customers who mostly pay with notes of 5': (size, random) => [
      [...random.list(Math.floor(size / 2), () => 5), ...random.list(Math.ceil(size / 2), () => random.pick([5, 5, 10, 20, 50]))],
    ],
    'small notes before large ones': (size, random) => [
      random.list(size, (index) => (index < 0.6 * size ? random.pick([5, 5, 5, 10]) : random.pick([5, 10, 20, 20, 50]))),
    ],
  },
} satisfies QuestionInputs
