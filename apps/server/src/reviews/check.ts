import { DIMENSIONS, LEVEL_MAX } from '@sightline/contracts/interviews/rounds'
import type { InterviewScore } from '@sightline/contracts/interviews/scores'
import type { KeptDimension, ReviewedDimension } from '@sightline/contracts/reviews/reviews'
import { z } from 'zod'
import { visibleText } from '../models/public.ts'
import { ordersAScore } from './scoring-orders.ts'

/**
 * The shape of a model's answer about one question. The order makes a model find the words and the
 * reason before it decides on the level.
 */
export const Assessment = z.object({
  dimensions: z
    .array(
      z.object({
        dimension: z.string().max(80),
        quote: z.string().max(500),
        reason: z.string().max(400),
        level: z.int().min(0).max(LEVEL_MAX),
      }),
    )
    .max(12),
})

/** A level that the coach has given on the basis of the candidate's words. */
export type ReviewableLevel = Pick<ReviewedDimension, 'question' | 'dimension' | 'coachLevel'>

/** The dimensions of code that are measured by tests, times and hints. */
const MEASURED: string[] = DIMENSIONS.coding.filter((dimension) => dimension !== 'communication')

/** A model's answers, by the slugs of the questions. */
export type Assessments = ReadonlyMap<string, z.output<typeof Assessment>>

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

const QUOTE_MIN_LENGTH = 8

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
    const assessed = assessments
      .get(question)
      ?.dimensions.find((item) => item.dimension === dimension)
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
  quote.trim().length >= QUOTE_MIN_LENGTH &&
  said.some((text) => collapseSpace(text).includes(collapseSpace(quote)))
const collapseSpace = (text: string) => visibleText(text).replace(/\s+/g, ' ').trim()
