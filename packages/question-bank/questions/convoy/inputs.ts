import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Trucks with loads and speeds up to the given ones. */
const draw = (size: number, random: RandomSource, { load, speed }: { load: number; speed: number }) => [
  random.ints(size, 1, load),
  random.ints(size, 1, speed),
  random.int(1, size),
]

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'similar trucks': (size, random) => draw(size, random, { load: 5, speed: 4 }),
    'trucks of all kinds': (size, random) => draw(size, random, { load: 10_000, speed: 1000 }),
    'a convoy of half the trucks': (size, random) => [
      random.ints(size, 1, 10_000),
      random.ints(size, 900, 1000),
      Math.max(1, Math.floor(size / 2)),
    ],
    'slow trucks that carry much': (size, random) => {
      const speeds = random.ints(size, 1, 50)
      return [speeds.map((speed) => 60 - speed + random.int(0, 9)), speeds, Math.max(1, Math.floor(size / 3))]
    },
  },
} satisfies QuestionInputs
