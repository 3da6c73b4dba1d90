import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Meetings that begin within `span` minutes and last at most `longest` minutes. */
function draw(size: number, random: RandomSource, { span, longest }: { span: number; longest: number }) {
  const starts = random.ints(size, 0, span)
  return [starts, starts.map((start) => start + random.int(1, longest))]
}

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'short meetings': (size, random) => draw(size, random, { span: Math.ceil(size / 2), longest: 3 }),
    'meetings of any length': (size, random) => draw(size, random, { span: 2 * size, longest: 2 * size + 1 }),
    'meetings at any time': (size, random) => draw(size, random, { span: 20_000 * size, longest: 20_000 * size + 1 }),
    'meetings each within the next': (size, random) => [
      random.list(size, (i) => size - i),
      random.list(size, (i) => size + 1 + i + random.int(0, 1)),
    ],
  },
} satisfies QuestionInputs
