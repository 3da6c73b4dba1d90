import type { ReviewedDimension } from '@sightline/contracts/reviews'
import { DIMENSIONS } from '@sightline/contracts/rounds'
import { type InterviewScore, LEVEL_MAX } from '@sightline/contracts/scores'
import { z } from 'zod'
import { visibleText } from '../models/public.ts'

/** The shape of a model's answer. */
export const Assessment = z.object({
  dimensions: z
    .array(
      z.object({
        question: z.string().max(80),
        dimension: z.string().max(80),
        level: z.int().min(0).max(LEVEL_MAX),
        quote: z.string().max(500),
        note: z.string().max(400),
      }),
    )
    .max(60),
})

/** A level that the coach has given on the basis of the candidate's words. */
export type ReviewableLevel = Pick<ReviewedDimension, 'question' | 'dimension' | 'coachLevel'>

/** The dimensions of code that are measured by tests, times and hints. */
const MEASURED: string[] = DIMENSIONS.coding.filter((dimension) => dimension !== 'communication')

/**
 * The levels that rest on the candidate's words and so leave room for a second opinion; levels from tests and times do
 * not. None for a candidate who said nothing.
 */
export const reviewableLevels = ({ questions }: InterviewScore, words: string[]): ReviewableLevel[] =>
  questions.flatMap(({ slug, dimensions }) =>
    dimensions
      .filter(({ dimension }) => words.length > 0 && !MEASURED.includes(dimension))
      .map(({ dimension, level }) => ({ question: slug, dimension, coachLevel: level })),
  )

const QUOTE_MIN_LENGTH = 8
/** The largest difference between a model's level and the coach's. */
const STEP_MAX = 1

/**
 * The part of a model's assessment that may be shown: levels that the coach has given too, at most one step away, each
 * with a quote that occurs word for word in the candidate's answers. The rest is dropped.
 */
export function checkAssessment(
  { dimensions }: z.output<typeof Assessment>,
  levels: ReviewableLevel[],
  words: string[],
): ReviewedDimension[] {
  return levels.flatMap(({ question, dimension, coachLevel }) => {
    const assessed = dimensions.find((item) => item.question === question && item.dimension === dimension)
    if (!assessed || assessed.quote.trim().length < QUOTE_MIN_LENGTH || !isSaid(assessed.quote, words)) return []
    const level = Math.min(Math.max(assessed.level, coachLevel - STEP_MAX), coachLevel + STEP_MAX)
    return [{ question, dimension, level, coachLevel, quote: assessed.quote.trim(), note: visibleText(assessed.note) }]
  })
}

const isSaid = (quote: string, words: string[]) =>
  words.some((text) => collapseSpace(text).includes(collapseSpace(quote)))
const collapseSpace = (text: string) => visibleText(text).replace(/\s+/g, ' ').trim()
