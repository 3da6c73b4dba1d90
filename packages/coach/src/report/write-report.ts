import type { WeaknessCell } from '@sightline/contracts/interviews/progress'
import { type InterviewRound, LEVEL_MAX } from '@sightline/contracts/interviews/rounds'
import type {
  DimensionScore,
  InterviewReport,
  InterviewScore,
  QuestionScore,
} from '@sightline/contracts/interviews/scores'
import { answeredSlugs } from '../interview/has-answers.ts'
import type { Interview } from '../interview/state.ts'
import { levelText } from '../rubrics/level-text.ts'
import { describeDimension } from '../rubrics/rubrics.ts'
import { evidenceText } from '../scoring/evidence-text.ts'
import { type PracticeFinder, practiceFrom, weaknessMap } from '../scoring/weakness-map.ts'
import { CODING_REPORT } from './coding-report.ts'
import type { ReportBank, RoundReport } from './round-report.ts'
import { splitEvidence } from './shared-evidence.ts'
import { SPOKEN_REPORT } from './spoken-report.ts'

const STRONG_LEVEL_MIN = 3
/** How many strengths and improvements a report names. */
const POINTS_MAX = 3

const ROUND_REPORTS: Record<InterviewRound, RoundReport> = {
  coding: CODING_REPORT,
  behavioral: SPOKEN_REPORT,
  'system-design': SPOKEN_REPORT,
  'sales-call': SPOKEN_REPORT,
}

interface ReportOptions {
  /** What the interviews that could be recommended would ask. */
  findPractice?: PracticeFinder
  /** The model whose levels count in the score; null where the coach's count. */
  scoredBy?: string | null
}

const modelScoresText = (model: string) =>
  `Written by the built-in coach; the levels of what you said, and the sentence below each of them, are by the model ${model}. Its quotes were ` +
  'compared with your answers word for word; its sentences cannot be checked so. Neither can tell whether what you said is true.'

/**
 * Writes the report of an interview: what went well, what to do differently, what to practise next.
 */
export function writeReport(
  interview: Interview,
  score: InterviewScore,
  bank: ReportBank,
  { findPractice, scoredBy = null }: ReportOptions = {},
): InterviewReport {
  const { author, verdictOf, strongerAnswer } = ROUND_REPORTS[score.round]
  return {
    score,
    scoredBy,
    verdict: verdictOf(interview, score),
    strengths: strengthsOf(score),
    improvements: improvementsOf(score, interview),
    strongerAnswer: strongerAnswer(interview, score, bank),
    next: practiceFrom(cellsOf(score), score.questions.at(-1)?.difficulty ?? 'easy', findPractice),
    author: scoredBy === null ? author : modelScoresText(scoredBy),
  }
}

type ScoredDimension = DimensionScore & { question: QuestionScore }

const dimensionsOf = ({ questions }: InterviewScore): ScoredDimension[] =>
  questions.flatMap((question) =>
    question.dimensions.map((dimension) => ({ question, ...dimension })),
  )

/** The highest levels, of equal ones the dimension with more weight first. */
function strengthsOf(score: InterviewScore): string[] {
  return dimensionsOf(score)
    .filter(({ level, question }) => level >= STRONG_LEVEL_MIN && !doubtIn(score, question))
    .sort((a, b) => b.level - a.level || weightOf(score, b) - weightOf(score, a))
    .slice(0, POINTS_MAX)
    .map((scored) => {
      const evidence =
        score.round === 'coding' ? scored.evidence[0] : scored.evidence.find(({ quote }) => quote)
      return [
        `${headingOf(score, scored)}: ${scored.meaning ?? `${levelText(scored)}.`}`,
        evidence && evidenceText(evidence),
      ]
        .filter(Boolean)
        .join(' ')
    })
}

/** What is said of an answer as a whole: that it is off the topic, or may be. */
const doubtIn = ({ round }: InterviewScore, { dimensions }: QuestionScore): string | undefined =>
  round === 'coding' ? undefined : splitEvidence(round, dimensions).shared[0]

/**
 * The lowest levels, each dimension once, with what would raise them; of an answer in doubt, the
 * doubt alone. Questions that were not answered count only when none was.
 */
function improvementsOf(score: InterviewScore, interview: Interview): string[] {
  const slugs = answeredSlugs(interview)
  const answered = dimensionsOf(score).filter(({ question }) => slugs.has(question.slug))
  const judged = answered.length > 0 ? answered : dimensionsOf(score)
  const doubts = score.questions.flatMap((question) => {
    const doubt = judged.some((of) => of.question === question) && doubtIn(score, question)
    return doubt ? [score.questions.length > 1 ? `“${question.title}”: ${doubt}` : doubt] : []
  })
  const low = judged
    .filter(({ level, question }) => level < LEVEL_MAX && !doubtIn(score, question))
    .sort((a, b) => a.level - b.level || weightOf(score, b) - weightOf(score, a))
  const skipped =
    score.questions.length - new Set(answered.map(({ question }) => question.slug)).size
  const advice = low
    .filter(
      ({ dimension }, index) => low.findIndex((other) => other.dimension === dimension) === index,
    )
    .map((scored) => `${headingOf(score, scored)}: ${adviceOn(score, scored)}`)
  const points = [...doubts, ...advice].slice(0, POINTS_MAX)
  return answered.length > 0 && skipped > 0 && score.round !== 'coding'
    ? [...points.slice(0, POINTS_MAX - 1), skippedText(skipped, score.questions.length)]
    : points
}

/** At this level so little was found that the rubric's advice helps whatever was said. */
const RUBRIC_ADVICE_MAX = 1

function adviceOn({ round }: InterviewScore, { dimension, level, ...scored }: ScoredDimension) {
  const { advice } = describeDimension(round, dimension)
  const shown = scored.advice ?? (round === 'coding' ? scored.evidence[0]?.text : undefined)
  const isAdviceShown = round === 'coding' || level <= RUBRIC_ADVICE_MAX || !shown
  return [...new Set([shown, isAdviceShown && advice].filter(Boolean))].join(' ')
}

const skippedText = (skipped: number, count: number) =>
  `You skipped ${skipped} of ${count} questions, and a skipped question scores 0: two sentences are worth more than none.`

const weightOf = ({ round }: InterviewScore, { dimension }: ScoredDimension) =>
  describeDimension(round, dimension).weight

/** The title of a dimension, with its question where the interview has several. */
function headingOf(
  { round, questions }: InterviewScore,
  { dimension, question }: ScoredDimension,
): string {
  const { title } = describeDimension(round, dimension)
  return questions.length > 1 ? `${title} in “${question.title}”` : title
}

/** The scores of one interview as cells of a weakness map, means of all its questions. */
const cellsOf = ({ questions }: InterviewScore): WeaknessCell[] =>
  weaknessMap(
    questions.flatMap(({ topic, dimensions }) =>
      dimensions.map(({ dimension, level }) => ({ topic, dimension, level })),
    ),
    { levelsPerCell: questions.length },
  )
