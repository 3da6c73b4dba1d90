import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** No room may be farther from the entrance. */
const MOST_DOORS = 200

/** An office in which room `i` leads to one of the `span` rooms before it. */
function draw(size: number, random: RandomSource, span: number, people: () => number) {
  const doors: number[] = []
  const leadsTo = random.list(size, (room) => {
    const next = room === 0 ? -1 : random.int(Math.max(0, room - span), room - 1)
    const isTooFar = (doors[next] ?? 0) >= MOST_DOORS
    doors.push(next === -1 ? 0 : isTooFar ? 1 : (doors[next] ?? 0) + 1)
    return isTooFar ? 0 : next
  })
  return [leadsTo, random.list(size, people)]
}

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'a few people': (size, random) => draw(size, random, size, () => random.int(0, 2)),
    'many people': (size, random) => draw(size, random, size, () => random.int(0, 100)),
    'rooms one behind the other': (size, random) => draw(size, random, 2, () => random.int(0, 9)),
    'nobody but in one room': (size, random) => {
      const [leadsTo = []] = draw(size, random, 3, () => 0)
      const occupied = random.int(0, size - 1)
      return [leadsTo, random.list(size, (room) => (room === occupied ? 7 : 0))]
    },
  },
} satisfies QuestionInputs
