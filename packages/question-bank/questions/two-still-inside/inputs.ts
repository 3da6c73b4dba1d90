import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Badges up to `highest`: two once, the others twice. */
function draw(size: number, random: RandomSource, highest: number) {
  const badges = random.distinctInts(Math.max(2, Math.ceil(size / 2) + 1), 0, highest)
  return [random.shuffle([...badges, ...badges.slice(2)])]
}

export default {
  sizes: { least: 2, most: 50_000 },
  shapes: {
    'low badge numbers': (size, random) => draw(size, random, size + 2),
    'badge numbers of all kinds': (size, random) => draw(size, random, 1_000_000_000),
    'people who only pass through': (size, random) => {
      const badges = random.distinctInts(Math.max(2, Math.ceil(size / 2) + 1), 0, 1_000_000_000)
      return [badges.flatMap((badge, index) => (index < 2 ? [badge] : [badge, badge]))]
    },
  },
} satisfies QuestionInputs
