import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Posters that begin within `span` centimetres and are at most `longest` long. */
function draw(size: number, random: RandomSource, { span, longest }: { span: number; longest: number }) {
  const lefts = random.ints(size, 0, span)
  return [lefts, lefts.map((left) => left + random.int(1, longest))]
}

export default {
  sizes: { least: 0, most: 10_000 },
  shapes: {
    'short posters': (size, random) => draw(size, random, { span: size + 1, longest: 4 }),
    'long posters': (size, random) => draw(size, random, { span: 2 * size, longest: size + 2 }),
    'posters of any length': (size, random) => draw(size, random, { span: 50_000 * size, longest: 20_000 * size + 1 }),
    'posters that cover all before them': (size, random) => [
      random.list(size, (i) => size - i - random.int(0, 1)),
      random.list(size, (i) => size + 1 + i),
    ],
  },
} satisfies QuestionInputs
