import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

function draw(size: number, random: RandomSource, { failures, widest }: { failures: number; widest: number }) {
  const span = random.int(1, widest)
  return [random.list(size, () => random.chance(failures)), span, random.int(Math.ceil(span / 3), span)]
}

export default {
  sizes: { least: 0, most: 50_000 },
  shapes: {
    'short spans': (size, random) => draw(size, random, { failures: 0.4, widest: 5 }),
    'spans of any length': (size, random) => draw(size, random, { failures: 0.5, widest: Math.min(size + 2, 50_000) }),
    'few failures': (size, random) => draw(size, random, { failures: 0.2, widest: Math.min(size + 2, 50_000) }),
  },
} satisfies QuestionInputs
