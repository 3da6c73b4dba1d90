import { DIMENSIONS, type Dimension, LEVEL_MAX } from '@sightline/contracts/interviews/rounds'
import type {
  DimensionScore,
  InterviewScore,
  QuestionScore,
} from '@sightline/contracts/interviews/scores'
import { joinWords } from '@sightline/english/join-words'
import { numberText } from '@sightline/english/number-text'
import { levelText as formatLevel } from '../rubrics/level-text.ts'
import { describeDimension } from '../rubrics/rubrics.ts'
import { evidenceText } from '../scoring/evidence-text.ts'
import { type AskedAbout, dimensionNamed, partNamed } from './question-to-coach.ts'

/** A level below this one comes with advice. */
const STRONG_LEVEL_MIN = 3
const EVIDENCE_SHOWN_MAX = 2
const NO_ANSWERS = 'You gave no answer in this interview, so there is nothing that I could judge.'

/**
 * The slugs of the questions of an interview that a text names, otherwise of all; and of those with
 * an answer.
 */
export type QuestionsMeant = { named: readonly string[]; answered: ReadonlySet<string> }

/**
 * Answers a question about the candidate's result from the scores of the questions that it names.
 * Null when it asks about something else.
 */
export function replyFromScore(
  text: string,
  about: AskedAbout | null,
  score: InterviewScore,
  { named, answered: slugs }: QuestionsMeant,
): string | null {
  const dimension = dimensionNamed(text, score.round)
  if (about === 'scale' && !dimension) return scaleText(score)
  if (score.overall === null) return dimension || about ? NO_ANSWERS : null
  const questions = score.questions.filter(({ slug }) => named.includes(slug))
  const answered = answeredOf(score.questions, slugs)
  if (dimension) return levelsText(score, answeredOf(questions, slugs), dimension)
  if (about === 'practice') return practiceText(score, answered)
  if (about === 'verdict') return verdictText(score, score.overall)
  if (about !== 'result') return null
  if (questions.length < score.questions.length)
    return questions.map((question) => questionText(score, question)).join(' ')
  const part = partNamed(text)
  if (part) return `Nothing in this interview was scored as “${part}”. ${scaleText(score)}`
  return resultText(score, answered)
}

/** The questions with an answer; all when none has one. */
function answeredOf(questions: QuestionScore[], slugs: ReadonlySet<string>): QuestionScore[] {
  const answered = questions.filter(({ slug }) => slugs.has(slug))
  return answered.length > 0 ? answered : questions
}

/** A level of a question with its evidence, and advice where it is low. */
export function levelText(
  { round }: InterviewScore,
  { title }: QuestionScore,
  scored: DimensionScore,
): string {
  const { title: name, advice } = describeDimension(round, scored.dimension)
  return [
    `${name} in “${title}”: ${formatLevel(scored)}.`,
    scored.meaning,
    ...scored.evidence.slice(0, EVIDENCE_SHOWN_MAX).map(evidenceText),
    scored.advice ?? (round === 'coding' && scored.level < STRONG_LEVEL_MIN && advice),
  ]
    .filter(Boolean)
    .join(' ')
}

function levelsText(
  score: InterviewScore,
  questions: QuestionScore[],
  dimension: Dimension,
): string {
  const levels = questions.flatMap((question) =>
    question.dimensions.flatMap((scored) =>
      scored.dimension === dimension ? levelText(score, question, scored) : [],
    ),
  )
  const name = describeDimension(score.round, dimension).title.toLowerCase()
  return levels.length > 0
    ? levels.join(' ')
    : `There was nothing to judge ${name} by in this interview.`
}

/** Of equal levels the dimension with more weight comes first. */
export const byLevel = ({ round }: InterviewScore, dimensions: readonly DimensionScore[]) =>
  dimensions.toSorted(
    (a, b) =>
      a.level - b.level ||
      describeDimension(round, b.dimension).weight - describeDimension(round, a.dimension).weight,
  )

function questionText(score: InterviewScore, question: QuestionScore): string {
  const [lowest] = byLevel(score, question.dimensions)
  const weakest = lowest ? ` The lowest level: ${levelText(score, question, lowest)}` : ''
  return `You scored ${numberText(question.score)} of 4 in “${question.title}”.${weakest}`
}

/** The level of the answered questions that pulled the score, or one dimension, down most. */
function weakestLevel(
  score: InterviewScore,
  answered: QuestionScore[],
  among?: readonly Dimension[],
): string {
  const all = answered.flatMap((question) =>
    question.dimensions
      .filter(({ dimension }) => !among || among.includes(dimension))
      .map((scored) => ({ question, scored })),
  )
  const [lowest] = byLevel(
    score,
    all.map(({ scored }) => scored),
  )
  const found = all.find(({ scored }) => scored === lowest)
  return found ? levelText(score, found.question, found.scored) : ''
}

function resultText(score: InterviewScore, answered: QuestionScore[]): string {
  const scores = score.dimensions.map((dimension) => dimension.score)
  const [best, worst] = [Math.max(...scores), Math.min(...scores)]
  if (best <= 0 || score.overall === null)
    return `You scored 0 of 4. ${weakestLevel(score, answered)}`
  const scored = `You scored ${numberText(score.overall)} of 4`
  if (best === worst) {
    const toGain = best < LEVEL_MAX ? ` ${weakestLevel(score, answered)}` : ''
    return `${scored}, the same on every dimension.${toGain}`
  }
  const lowest = score.dimensions.filter((dimension) => dimension.score === worst)
  const weakest = weakestLevel(
    score,
    answered,
    lowest.map(({ dimension }) => dimension),
  )
  return `${scored}. Your strongest ${namesAt(best, score)}; your weakest ${namesAt(worst, score)}. ${weakest}`
}

/** The dimensions with a score: `dimensions were action and result, with 3.5`. */
function namesAt(value: number, { dimensions }: InterviewScore): string {
  const titles = dimensions
    .filter((dimension) => dimension.score === value)
    .map(({ title }) => title.toLowerCase())
  const areNamed = titles.length > 1 ? 'dimensions were' : 'dimension was'
  return `${areNamed} ${joinWords(titles, 'and')}, with ${numberText(value)}`
}

const practiceText = (score: InterviewScore, answered: QuestionScore[]): string =>
  score.dimensions.every((dimension) => dimension.score >= STRONG_LEVEL_MIN)
    ? 'No dimension was weak, so practise harder questions. Your report proposes the next interview.'
    : `Practise what cost you most here. ${weakestLevel(score, answered)} Your report proposes the next interview.`

function scaleText({ round }: InterviewScore): string {
  const names = DIMENSIONS[round].map((dimension) =>
    describeDimension(round, dimension).title.toLowerCase(),
  )
  const basis =
    round === 'coding'
      ? 'tests, times, hints and your own words'
      : 'what your sentences mean and what can be measured in them'
  return (
    `Each question is scored from 0 to 4 on ${names.slice(0, -1).join(', ')} and ${names.at(-1)}, by ${basis}. ` +
    'Your report shows the evidence for every score.'
  )
}

function verdictText(score: InterviewScore, overall: number): string {
  const meaning =
    overall >= STRONG_LEVEL_MIN
      ? 'Interviewers look for about that.'
      : `Interviewers look for about ${STRONG_LEVEL_MIN}, so there is something to practise.`
  const [lowest] = score.dimensions.toSorted((a, b) => a.score - b.score)
  const weakest = lowest
    ? ` Most is to be gained in ${lowest.title.toLowerCase()}, with ${numberText(lowest.score)}.`
    : ''
  return `I practise with people and do not hire them. You scored ${numberText(overall)} of 4. ${meaning}${weakest}`
}
