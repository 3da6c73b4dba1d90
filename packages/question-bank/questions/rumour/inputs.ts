import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Pairs of different people. `friendOf` chooses the friend of a person. */
function draw(
  size: number,
  random: RandomSource,
  { pairs, days }: { pairs: number; days: number },
  friendOf: (person: number) => number,
) {
  const firsts = size < 2 ? [] : random.ints(pairs, 1, size - 1)
  return [size, firsts, firsts.map(friendOf), random.int(0, size - 1), days]
}

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'people with a few friends each': (size, random) =>
      draw(size, random, { pairs: size, days: random.int(0, 4) }, (person) => random.int(0, person - 1)),
    'one chain of friends': (size, random) => [
      size,
      random.list(size - 1, (k) => size - 1 - k),
      random.list(size - 1, (k) => size - 2 - k),
      random.pick([0, size - 1]),
      Math.max(0, size - random.int(0, 2)),
    ],
    'people with many friends': (size, random) =>
      draw(size, random, { pairs: 2 * size, days: random.int(0, 2) }, (person) => random.int(0, person - 1)),
    'groups of neighbours': (size, random) =>
      draw(size, random, { pairs: size, days: random.int(0, 6) }, (person) => person - 1),
  },
} satisfies QuestionInputs
