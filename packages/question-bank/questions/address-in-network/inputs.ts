import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const address = (random: RandomSource) => random.list(4, () => random.pick([0, 1, 127, 128, random.int(0, 255)]))

/** An address that differs from another one in a single bit. */
function flipBit(parts: number[], random: RandomSource): number[] {
  const flipped = random.int(0, 31)
  return parts.map((part, at) => (at === Math.floor(flipped / 8) ? part ^ (128 >> flipped % 8) : part))
}

export default {
  sizes: { least: 0, most: 5000 },
  shapes: {
    'addresses anywhere': (size, random) => [
      `${address(random).join('.')}/${random.int(0, 3)}`,
      random.list(size, () => address(random).join('.')),
    ],
    'addresses that differ in one bit': (size, random) => {
      const network = address(random)
      return [
        `${network.join('.')}/${random.int(0, 32)}`,
        random.list(size, () => flipBit(network, random).join('.')),
      ]
    },
    'addresses of a small network': (size, random) => [
      `10.0.0.${random.int(0, 255)}/${random.int(26, 32)}`,
      random.list(size, () => `10.0.0.${random.int(0, 255)}`),
    ],
  },
} satisfies QuestionInputs
