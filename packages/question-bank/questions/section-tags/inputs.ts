import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/**
 * Tags that are correct but for a share of wrong ones; opens a section rather than closing one with probability
 * `opening`.
 */
function draw(size: number, random: RandomSource, { opening, wrong }: { opening: number; wrong: number }) {
  const open: number[] = []
  return [
    random.list(size, (at) => {
      const mustClose = open.length >= size - at
      if (open.length === 0 || (!mustClose && random.chance(opening))) {
        if (random.chance(wrong)) return -random.int(1, 3)
        const section = random.int(1, 3)
        open.push(section)
        return section
      }
      const section = open.pop() ?? 1
      return random.chance(wrong) ? -random.int(1, 3) : -section
    }),
  ]
}

export default {
  sizes: { least: 0, most: 40_000 },
  shapes: {
    'correct tags': (size, random) => draw(size, random, { opening: 0.5, wrong: 0 }),
    'tags with a few mistakes': (size, random) => draw(size, random, { opening: 0.5, wrong: 0.15 }),
    'correct tags of which two changed places': (size, random) => {
      const [tags = []] = draw(size, random, { opening: 0.6, wrong: 0 })
      if (size === 0) return [tags]
      const [a, b] = [random.int(0, size - 1), random.int(0, size - 1)]
      return [tags.with(a, tags[b] ?? 1).with(b, tags[a] ?? 1)]
    },
    'sections inside each other': (size) => [
      Array.from({ length: size }, (_, at) => (at < size / 2 ? at + 1 : at - size)),
    ],
    'opening tags only': (size, random) => [random.ints(size, 1, 1_000_000_000)],
  },
} satisfies QuestionInputs
