import type { Practice, WeaknessCell } from '@sightline/contracts/interviews/progress'
import type { Difficulty } from '@sightline/contracts/interviews/round-schemas'
import { DIFFICULTIES, type RoundTopic, roundOfTopic } from '@sightline/contracts/interviews/rounds'
import { describeDimension } from '../rubrics/rubrics.ts'

const STRONG_SCORE_MIN = 3.5
const WEAK_SCORE_BELOW = 2
/** Scores are high everywhere only where the lowest dimension reaches this as well. */
const HIGH_EVERYWHERE_MIN = 3

/**
 * Recommends what to practise next: the topic with the lowest weighted score, of equal ones the
 * topic practised less often. The difficulty is one step below `last` after a weak score and one
 * step above after a strong score, or the nearest one for which `hasNewQuestion`. Topics without
 * new questions are passed over. Null when no topic is left.
 */
export function practiceFrom(
  cells: WeaknessCell[],
  last: Difficulty,
  hasNewQuestion: (topic: RoundTopic, difficulty: Difficulty) => boolean = () => true,
): Practice | null {
  const topics = [...new Set(cells.map(({ topic }) => topic))].map((topic) =>
    summaryOf(topic, cells),
  )
  topics.sort(
    (a, b) => a.score - b.score || a.questions - b.questions || (a.topic < b.topic ? -1 : 1),
  )
  for (const summary of topics) {
    const { topic, score } = summary
    const step = score >= STRONG_SCORE_MIN ? 1 : score < WEAK_SCORE_BELOW ? -1 : 0
    const wanted = Math.min(Math.max(DIFFICULTIES.indexOf(last) + step, 0), DIFFICULTIES.length - 1)
    const distance = (difficulty: Difficulty) => Math.abs(DIFFICULTIES.indexOf(difficulty) - wanted)
    const [difficulty] = DIFFICULTIES.toSorted((a, b) => distance(a) - distance(b)).filter(
      (candidate) => hasNewQuestion(topic, candidate),
    )
    if (difficulty) {
      const why = [
        summary === topics[0]
          ? reasonFor(summary)
          : `You have met every question on your weakest topic. ${reasonForNext(summary)}`,
        DIFFICULTIES[wanted] === difficulty
          ? ''
          : `Of this topic, only ${difficulty} questions are new to you.`,
      ]
      return { round: roundOfTopic(topic), topic, difficulty, why: why.filter(Boolean).join(' ') }
    }
  }
  return null
}

function reasonFor({ topic, score, lowest }: ReturnType<typeof summaryOf>): string {
  if (score >= STRONG_SCORE_MIN && lowest.score >= HIGH_EVERYWHERE_MIN)
    return 'Your scores are high everywhere you have practised; a harder question shows what is next.'
  const name = describeDimension(roundOfTopic(topic), lowest.dimension).title.toLowerCase()
  return `Your lowest scores are here: ${score.toFixed(1)} of 4 overall, with ${name} at ${lowest.score.toFixed(1)}.`
}

const reasonForNext = ({ score }: ReturnType<typeof summaryOf>) =>
  `This topic is the next one with new questions; you score ${score.toFixed(1)} of 4 in it.`

function summaryOf(topic: RoundTopic, cells: WeaknessCell[]) {
  const cellsOfTopic = cells.filter((cell) => cell.topic === topic)
  const weightOf = ({ dimension }: WeaknessCell) =>
    describeDimension(roundOfTopic(topic), dimension).weight
  const weightSum = cellsOfTopic.reduce((sum, cell) => sum + weightOf(cell), 0)
  const score = cellsOfTopic.reduce((sum, cell) => sum + weightOf(cell) * cell.score, 0) / weightSum
  const lowest = cellsOfTopic.reduce((lowest, cell) => (cell.score < lowest.score ? cell : lowest))
  return {
    topic,
    score,
    lowest,
    questions: Math.max(...cellsOfTopic.map(({ questions }) => questions)),
  }
}

/** The level of one past question on one dimension. */
export type PastLevel = { topic: RoundTopic; dimension: WeaknessCell['dimension']; level: number }

/** Only the latest questions count: older ones say little about present skill. */
const LEVELS_PER_CELL = 3

/**
 * Mean scores by topic and dimension over the latest questions on each topic. `levels` must be
 * newest first.
 */
export function weaknessMap(levels: PastLevel[]): WeaknessCell[] {
  const cells = new Map<string, PastLevel[]>()
  for (const pastLevel of levels) {
    const key = `${pastLevel.topic} ${pastLevel.dimension}`
    const latest = cells.get(key) ?? []
    if (latest.length < LEVELS_PER_CELL) cells.set(key, [...latest, pastLevel])
  }
  return [...cells.values()].flatMap((latest) => {
    const [first] = latest
    if (!first) return []
    const mean = latest.reduce((sum, { level }) => sum + level, 0) / latest.length
    return [
      {
        topic: first.topic,
        dimension: first.dimension,
        score: Math.round(mean * 10) / 10,
        questions: latest.length,
      },
    ]
  })
}
