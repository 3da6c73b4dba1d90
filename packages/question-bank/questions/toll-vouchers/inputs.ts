import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** `roads` random roads; a free drive is rare. */
function draw(towns: number, roads: number, random: RandomSource, highest: number) {
  const town = () => random.int(0, towns - 1)
  return [
    towns,
    random.list(roads, town),
    random.list(roads, town),
    random.list(roads, () => random.int(0, highest)),
    random.int(0, Math.min(5, towns)),
  ]
}

export default {
  sizes: { least: 2, most: 2000 },
  power: 2,
  shapes: {
    'a country with few roads': (size, random) => draw(size, random.int(0, 2 * size), random, 9),
    'a country with many roads': (size, random) => draw(size, Math.min(8000, 4 * size), random, 100_000),
    'towns along one road': (size, random) => [
      size,
      random.list(size - 1, (town) => town),
      random.list(size - 1, (town) => town + 1),
      random.ints(size - 1, 0, 100_000),
      random.int(0, 5),
    ],
  },
} satisfies QuestionInputs
