import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Calls with times that never go back. */
const callsOf = (size: number, keys: number, random: RandomSource) => {
  let second = 0
  return random.list(size, () => {
    second += random.int(0, 2)
    const key = `k${random.int(1, keys)}`
    return random.chance(0.5) ? ['put', key, random.int(0, 9), second] : ['get', key, second]
  })
}

export default {
  sizes: { least: 1, most: 5000 },
  shapes: {
    'few keys and short lives': (size, random) => [random.int(1, 3), random.int(1, 8), callsOf(size, 4, random)],
    'many keys and long lives': (size, random) => [
      random.int(1, Math.max(1, size)),
      100_000,
      callsOf(size, Math.max(2, size), random),
    ],
  },
} satisfies QuestionInputs
