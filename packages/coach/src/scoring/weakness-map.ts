import { DIFFICULTIES, type Difficulty } from '@sightline/contracts/questions'
import { type RoundTopic, roundOfTopic } from '@sightline/contracts/round-shapes'
import type { Practice, WeaknessCell } from '@sightline/contracts/scores'
import { describeDimension } from '../rubrics/rubrics.ts'

const STRONG = 3.5
const WEAK = 2

/**
 * What to practise next: the topic with the lowest score over its dimensions, weighted as the rubric weighs them, and of two alike the
 * one met less often. A difficulty easier after a weak score than `last`, harder after a strong one. Null while nothing is scored.
 */
export function practiceFrom(cells: WeaknessCell[], last: Difficulty): Practice | null {
  const topics = [...new Set(cells.map(({ topic }) => topic))].map((topic) => summaryOf(topic, cells))
  const [weakest] = topics.sort(
    (a, b) => a.score - b.score || a.questions - b.questions || (a.topic < b.topic ? -1 : 1),
  )
  if (!weakest) return null
  const { topic, score, low } = weakest
  const step = score >= STRONG ? 1 : score < WEAK ? -1 : 0
  const level = Math.min(Math.max(DIFFICULTIES.indexOf(last) + step, 0), DIFFICULTIES.length - 1)
  const difficulty = DIFFICULTIES[level] ?? last
  const round = roundOfTopic(topic)
  const name = describeDimension(round, low.dimension).title
  return {
    round,
    topic,
    difficulty,
    why:
      score >= STRONG
        ? `Your scores are high everywhere you have practised; a harder question shows what is next.`
        : `Your lowest scores are here: ${score.toFixed(1)} of 4 overall, with ${name.toLowerCase()} at ${low.score.toFixed(1)}.`,
  }
}

function summaryOf(topic: RoundTopic, cells: WeaknessCell[]) {
  const own = cells.filter((cell) => cell.topic === topic)
  const weightOf = ({ dimension }: WeaknessCell) => describeDimension(roundOfTopic(topic), dimension).weight
  const weights = own.reduce((sum, cell) => sum + weightOf(cell), 0)
  const score = own.reduce((sum, cell) => sum + weightOf(cell) * cell.score, 0) / weights
  const low = own.reduce((low, cell) => (cell.score < low.score ? cell : low))
  return { topic, score, low, questions: Math.max(...own.map(({ questions }) => questions)) }
}

/** What one question of the past scored on one dimension. */
export type PastLevel = { topic: RoundTopic; dimension: WeaknessCell['dimension']; level: number }

/** Older questions than these say little about what somebody can do now. */
const LATEST_PER_CELL = 3

/** Scores per topic and dimension over the latest questions on that topic. `levels` are newest first. */
export function weaknessMap(levels: PastLevel[]): WeaknessCell[] {
  const cells = new Map<string, PastLevel[]>()
  for (const one of levels) {
    const key = `${one.topic} ${one.dimension}`
    const known = cells.get(key) ?? []
    if (known.length < LATEST_PER_CELL) cells.set(key, [...known, one])
  }
  return [...cells.values()].flatMap((known) => {
    const [first] = known
    if (!first) return []
    const mean = known.reduce((sum, { level }) => sum + level, 0) / known.length
    return [
      { topic: first.topic, dimension: first.dimension, score: Math.round(mean * 10) / 10, questions: known.length },
    ]
  })
}
