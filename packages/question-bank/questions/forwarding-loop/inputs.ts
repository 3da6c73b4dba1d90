import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'mailboxes that forward anywhere': (size, random) => [
      random.ints(size, random.chance(0.5) ? -1 : 0, size - 1),
      random.int(0, size - 1),
    ],
    'one long way, with or without a loop at its end': (size, random) => {
      const way = random.shuffle(random.list(size, (mailbox) => mailbox))
      const forwards = random.list(size, () => -1)
      for (const [index, mailbox] of way.entries()) forwards[mailbox] = way[index + 1] ?? -1
      if (random.chance(0.7)) forwards[way.at(-1) ?? 0] = random.pick(way)
      return [forwards, way[0] ?? 0]
    },
  },
} satisfies QuestionInputs
