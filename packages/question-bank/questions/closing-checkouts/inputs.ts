import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Events at few checkouts; each is served with the probability `served`, and closes with `closed`. */
function draw(size: number, random: RandomSource, { served, closed }: { served: number; closed: number }) {
  const checkouts = random.int(1, size > 100 ? 1000 : 3)
  return [
    checkouts,
    random.list(size, () => {
      const checkout = random.int(0, checkouts - 1)
      if (random.chance(served)) return [1, checkout]
      if (checkouts === 1 || !random.chance(closed)) return [0, checkout]
      return [2, checkout, (checkout + random.int(1, checkouts - 1)) % checkouts]
    }),
  ]
}

export default {
  sizes: { least: 0, most: 30_000 },
  shapes: {
    'checkouts that often close': (size, random) => draw(size, random, { served: 0.4, closed: 0.5 }),
    'few closing checkouts': (size, random) => draw(size, random, { served: 0.4, closed: 0.2 }),
    'a long queue that moves': (size, random) => [
      2,
      random.list(size, (at) => {
        if (at < size / 2) return [0, 0]
        return random.chance(0.2) ? [1, at % 2] : [2, at % 2, 1 - (at % 2)]
      }),
    ],
  },
} satisfies QuestionInputs
