import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Periods in the order of time, at most `longest` minutes long with at most `longest` minutes between them. */
function draw(count: number, random: RandomSource, longest: number) {
  let now = random.int(0, longest)
  const starts: number[] = []
  const ends = random.list(count, () => {
    starts.push(now)
    const end = now + random.int(1, longest)
    now = end + random.int(0, longest)
    return end
  })
  return [starts, ends]
}

export default {
  sizes: { least: 0, most: 30_000 },
  shapes: {
    'short periods': (size, random) => [...draw(size, random, 4), ...draw(size, random, 4), random.int(1, 4)],
    'long free periods': (size, random) => [
      ...draw(size, random, 5),
      ...draw(Math.ceil(size / 3), random, 15),
      random.int(2, 6),
    ],
    'periods that are all too short': (size, random) => [...draw(size, random, 9), ...draw(size, random, 9), 10],
  },
} satisfies QuestionInputs
