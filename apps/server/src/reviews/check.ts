import { DIMENSIONS, type Dimension, LEVEL_MAX } from '@sightline/contracts/interviews/rounds'
import type { InterviewScore } from '@sightline/contracts/interviews/scores'
import type { KeptDimension, ReviewedDimension } from '@sightline/contracts/reviews/reviews'
import { z } from 'zod'
import { visibleText } from '../models/public.ts'
import { ordersAScore } from './scoring-orders.ts'

/**
 * What a model says of one dimension. The order makes the model find the words and the reason before
 * it decides on the level. The lengths are asked for and not enforced: a text that is too long makes
 * no other one invalid.
 */
const Assessed = z.object({
  quote: z.string().meta({ maxLength: 300 }),
  reason: z.string().meta({ maxLength: 240 }),
  level: z.int().min(0).max(LEVEL_MAX),
})
export type Assessment = Partial<Record<string, z.output<typeof Assessed>>>

/**
 * The shape of a model's answer about one question. All dimensions are asked for; one that a model
 * leaves out remains the coach's.
 */
export const assessmentOf = (dimensions: readonly Dimension[]) =>
  z
    .object(Object.fromEntries(dimensions.map((name) => [name, Assessed.optional()])))
    .refine((assessed) => Object.keys(assessed).length > 0, 'No dimension is scored')
    .meta({ required: dimensions })

/** A level that the coach has given on the basis of the candidate's words. */
export type ReviewableLevel = Pick<ReviewedDimension, 'question' | 'dimension' | 'coachLevel'>

/** The dimensions of code that are measured by tests, times and hints. */
const MEASURED: string[] = DIMENSIONS.coding.filter((dimension) => dimension !== 'communication')

/** A model's answers, by the slugs of the questions. */
export type Assessments = ReadonlyMap<string, Assessment>

/**
 * What the candidate said. `answers` has the answers to each question by its slug; `elsewhere`
 * belongs to none.
 */
export interface SpokenWords {
  answers: ReadonlyMap<string, string[]>
  elsewhere: string[]
}

/**
 * The levels that rest on the candidate's words; levels from tests and times do not. None for a
 * question to which the candidate said nothing.
 */
export const reviewableLevels = (
  { questions }: InterviewScore,
  { answers }: SpokenWords,
): ReviewableLevel[] =>
  questions.flatMap(({ slug, dimensions }) =>
    dimensions
      .filter(({ dimension }) => answers.has(slug) && !MEASURED.includes(dimension))
      .map(({ dimension, level }) => ({ question: slug, dimension, coachLevel: level })),
  )

/** Fewer words are a fragment, and show nothing. */
const QUOTE_MIN_WORDS = 3

interface CheckedAssessment {
  dimensions: ReviewedDimension[]
  kept: KeptDimension[]
}

/** Up to this level an answer may have nothing to quote. */
const UNQUOTED_LEVEL_MAX = 1

/**
 * Decides which levels of a model's assessments count: those with a quote that occurs word for word
 * in the answer to the question, and low ones with no quote at all. Where the candidate's words say
 * which score to give, no level of the model counts.
 */
export function checkAssessments(
  assessments: Assessments,
  levels: ReviewableLevel[],
  { answers, elsewhere }: SpokenWords,
): CheckedAssessment {
  const checked: CheckedAssessment = { dimensions: [], kept: [] }
  const isOrderedElsewhere = elsewhere.some(ordersAScore)
  for (const { question, dimension, coachLevel } of levels) {
    const said = answers.get(question) ?? []
    const assessed = assessments.get(question)?.[dimension]
    const reason =
      isOrderedElsewhere || said.some(ordersAScore)
        ? 'ordered'
        : !assessed
          ? 'no-level'
          : isSaid(assessed.quote, said) || isFairlyUnquoted(assessed)
            ? null
            : 'no-quote'
    if (!assessed || reason !== null) {
      checked.kept.push({ question, dimension, reason: reason ?? 'no-level' })
      continue
    }
    const { level, quote, reason: note } = assessed
    checked.dimensions.push({
      question,
      dimension,
      level,
      coachLevel,
      quote: quote.trim(),
      note: visibleText(note),
    })
  }
  return checked
}

const isFairlyUnquoted = ({ quote, level }: { quote: string; level: number }) =>
  quote.trim() === '' && level <= UNQUOTED_LEVEL_MAX
const isSaid = (quote: string, said: string[]) =>
  (quote.match(/\S+/g)?.length ?? 0) >= QUOTE_MIN_WORDS &&
  said.some((text) => collapseSpace(text).includes(collapseSpace(quote)))
const collapseSpace = (text: string) => visibleText(text).replace(/\s+/g, ' ').trim()
