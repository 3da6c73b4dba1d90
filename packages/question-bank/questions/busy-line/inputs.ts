import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Calls that begin up to `span` and last up to `longest` seconds. */
function draw(size: number, random: RandomSource, { span, longest }: { span: number; longest: number }) {
  const starts = random.ints(size, 0, span)
  return [starts, starts.map((start) => start + random.int(1, longest))]
}

export default {
  sizes: { least: 0, most: 50_000 },
  shapes: {
    'calls that overlap and touch': (size, random) => draw(size, random, { span: 3 * size, longest: 5 }),
    'long calls': (size, random) => draw(size, random, { span: 400_000_000, longest: 500_000_000 }),
    'calls far apart': (size, random) => draw(size, random, { span: 900_000_000, longest: 20 }),
  },
} satisfies QuestionInputs
