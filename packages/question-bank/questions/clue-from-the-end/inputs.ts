import type { QuestionInputs } from '../../src/inputs.ts'

const MOST_CLUES = 150

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'a trail through some of the places': (size, random) => {
      const places = random.shuffle(random.list(size, (place) => place))
      const trail = places.slice(0, random.int(Math.min(1, size), Math.min(MOST_CLUES, size)))
      const next = random.list(size, () => -1)
      // Clues of an older game lead anywhere; those of the trail to the next place.
      for (const place of places.slice(trail.length)) next[place] = random.int(-1, size - 1)
      for (const [index, place] of trail.entries()) next[place] = trail[index + 1] ?? -1
      return [next, trail[0] ?? -1, random.int(1, size + 2)]
    },
    'a long trail': (size, random) => {
      const trail = random.shuffle(random.list(size, (place) => place)).slice(0, MOST_CLUES)
      const next = random.list(size, () => -1)
      for (const [index, place] of trail.entries()) next[place] = trail[index + 1] ?? -1
      return [next, trail[0] ?? -1, size > 1000 || random.chance(0.1) ? 1_000_000_000 : random.int(1, Math.max(1, size))]
    },
    'a rainy day': (size, random) => [random.list(size, () => -1), -1, random.int(1, 3)],
  },
} satisfies QuestionInputs
