import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Boats that arrive within `span` hours and stay at most `longest` hours. */
function draw(size: number, random: RandomSource, { span, longest }: { span: number; longest: number }) {
  const arrivals = random.ints(size, 0, span)
  return [arrivals, arrivals.map((hour) => hour + random.int(1, longest))]
}

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'short stays': (size, random) => draw(size, random, { span: size + 1, longest: 3 }),
    'long stays': (size, random) => draw(size, random, { span: 2 * size + 1, longest: size + 2 }),
    'stays of many hours': (size, random) => draw(size, random, { span: 20_000 * size, longest: 20_000 * size + 1 }),
  },
} satisfies QuestionInputs
