import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'
import { depthFor, withinLevels } from '../../src/within-levels.ts'

const MOST = 20_000

/** A company of people in random order; the person hired as number `i` reports to the one hired as `bossOf(i)`. */
function draw(size: number, random: RandomSource, bossOf: (hired: number) => number) {
  const people = random.shuffle(random.list(size, (person) => person))
  const hiredBosses = random.list(size, withinLevels(depthFor(size, MOST), bossOf))
  const bosses = random.list(size, () => -1)
  for (const [hired, boss] of hiredBosses.entries()) bosses[people[hired] ?? 0] = people[boss] ?? -1
  return [bosses]
}

export default {
  sizes: { least: 1, most: MOST },
  shapes: {
    'a company of teams': (size, random) => draw(size, random, (hired) => random.int(0, hired - 1)),
    'one long chain of bosses': (size, random) => draw(size, random, (hired) => hired - 1),
    'a company with two levels': (size, random) => draw(size, random, () => 0),
  },
} satisfies QuestionInputs
