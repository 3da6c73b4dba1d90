import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Shifts in and around opening hours of `span` minutes. */
function draw(size: number, random: RandomSource, { span, longest }: { span: number; longest: number }) {
  const opens = random.int(0, 3)
  const shifts = random.list(size, () => {
    const start = random.int(0, opens + span)
    return [start, start + random.int(1, longest)]
  })
  return [shifts, opens, opens + random.int(1, span), random.int(1, Math.max(1, Math.min(size, 4)))]
}

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'overlapping shifts': (size, random) => draw(size, random, { span: 2 * size + 3, longest: size + 2 }),
    'short shifts': (size, random) => draw(size, random, { span: 4 * size + 2, longest: 3 }),
    'long opening hours': (size, random) => draw(size, random, { span: 40_000 * size, longest: 60_000 }),
    'many people needed at once': (size, random) => {
      const [shifts = [], opens = 0, closes = 1] = draw(size, random, { span: 2 * size + 3, longest: 2 * size + 2 })
      return [shifts, opens, closes, random.int(Math.max(1, Math.ceil(size / 2)), Math.max(1, size))]
    },
  },
} satisfies QuestionInputs
