import type { Practice, WeaknessCell } from '@sightline/contracts/interviews/progress'
import type { Difficulty } from '@sightline/contracts/interviews/round-schemas'
import {
  DIFFICULTIES,
  ROUND_TOPICS,
  type RoundTopic,
  roundOfTopic,
} from '@sightline/contracts/interviews/rounds'
import { numberText } from '@sightline/english/number-text'
import { describeDimension } from '../rubrics/rubrics.ts'

const STRONG_SCORE_MIN = 3.5
const WEAK_SCORE_BELOW = 2
/** Scores are high everywhere only where the lowest dimension reaches this as well. */
const HIGH_EVERYWHERE_MIN = 3

/**
 * What an interview of a topic and difficulty would ask the candidate: new questions alone, others
 * as well, or none that fit.
 */
export type PracticeFinder = (topic: RoundTopic, difficulty: Difficulty) => 'new' | 'again' | 'none'

/**
 * Recommends what to practise next: the topic with the lowest weighted score, of equal ones the
 * topic practised less often. The difficulty is one step below `last` after a weak score and one
 * step above after a strong score, or the nearest one with new questions. Topics without new
 * questions are passed over; when all practised ones are, another topic of the same rounds follows,
 * and in the end the weakest topic again. Null without scores.
 */
export function practiceFrom(
  cells: WeaknessCell[],
  last: Difficulty,
  findPractice: PracticeFinder = () => 'new',
): Practice | null {
  const topics = [...new Set(cells.map(({ topic }) => topic))].map((topic) =>
    summaryOf(topic, cells),
  )
  topics.sort(
    (a, b) => a.score - b.score || a.questions - b.questions || (a.topic < b.topic ? -1 : 1),
  )
  const nearest = (topic: RoundTopic, wanted: Difficulty, kind: 'new' | 'again') =>
    DIFFICULTIES.toSorted((a, b) => stepsBetween(a, wanted) - stepsBetween(b, wanted)).find(
      (difficulty) => findPractice(topic, difficulty) === kind,
    )
  for (const summary of topics) {
    const wanted = difficultyFor(summary, last)
    const difficulty = nearest(summary.topic, wanted, 'new')
    if (!difficulty) continue
    const why = [
      summary === topics[0]
        ? reasonFor(summary)
        : `Your weakest topic has too few new questions left. ${reasonForNext(summary)}`,
      difficulty === wanted
        ? ''
        : findPractice(summary.topic, wanted) === 'none'
          ? `There is no ${wanted} question of this topic.`
          : `None of its ${wanted} questions is new to you.`,
    ]
    return recommend(summary.topic, difficulty, why.filter(Boolean).join(' '))
  }
  for (const topic of otherTopics(cells)) {
    const difficulty = nearest(topic, last, 'new')
    if (difficulty) return recommend(topic, difficulty, UNPRACTISED)
  }
  for (const summary of topics) {
    const difficulty = nearest(summary.topic, difficultyFor(summary, last), 'again')
    if (difficulty) return { ...recommend(summary.topic, difficulty, AGAIN), isAgain: true }
  }
  return null
}

const UNPRACTISED =
  'The topics that you have practised have too few new questions left; this one is new to you.'
const AGAIN =
  'Too few questions of this round are new to you, so this one comes again: what has stayed?'

const recommend = (topic: RoundTopic, difficulty: Difficulty, why: string): Practice => ({
  ...{ round: roundOfTopic(topic), topic, difficulty, why },
  isAgain: false,
})

const stepsBetween = (a: Difficulty, b: Difficulty) =>
  Math.abs(DIFFICULTIES.indexOf(a) - DIFFICULTIES.indexOf(b))

/** The difficulty that fits the score of a topic, when the last question was of `last`. */
function difficultyFor({ score }: ReturnType<typeof summaryOf>, last: Difficulty): Difficulty {
  const step = score >= STRONG_SCORE_MIN ? 1 : score < WEAK_SCORE_BELOW ? -1 : 0
  return DIFFICULTIES[DIFFICULTIES.indexOf(last) + step] ?? last
}

/**
 * The topics of the practised rounds without a score, those of the latest round first. Nobody is
 * asked for queries who has not chosen them.
 */
function otherTopics(cells: WeaknessCell[]): RoundTopic[] {
  const practised = new Set(cells.map(({ topic }) => topic))
  const rounds = new Set(cells.map(({ topic }) => roundOfTopic(topic)))
  return [...rounds]
    .flatMap((round): readonly RoundTopic[] => ROUND_TOPICS[round])
    .filter((topic) => topic !== 'sql' && !practised.has(topic))
}

function reasonFor({ topic, score, lowest }: ReturnType<typeof summaryOf>): string {
  if (score >= STRONG_SCORE_MIN && lowest.score >= HIGH_EVERYWHERE_MIN)
    return 'Your scores are high everywhere you have practised; a harder question shows what is next.'
  const name = describeDimension(roundOfTopic(topic), lowest.dimension).title.toLowerCase()
  return `Your lowest scores are here: ${numberText(score)} of 4 overall, with ${name} at ${numberText(lowest.score)}.`
}

const reasonForNext = ({ score }: ReturnType<typeof summaryOf>) =>
  `This topic is the next one with new questions; you score ${numberText(score)} of 4 in it.`

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
export function weaknessMap(
  levels: PastLevel[],
  { levelsPerCell = LEVELS_PER_CELL } = {},
): WeaknessCell[] {
  const cells = new Map<string, PastLevel[]>()
  for (const pastLevel of levels) {
    const key = `${pastLevel.topic} ${pastLevel.dimension}`
    const latest = cells.get(key) ?? []
    if (latest.length < levelsPerCell) cells.set(key, [...latest, pastLevel])
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
