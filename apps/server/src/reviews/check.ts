import type { ReviewedDimension } from '@sightline/contracts/reviews'
import { type InterviewScore, LEVEL_MAX } from '@sightline/contracts/scores'
import { z } from 'zod'
import { visibleText } from '../models/public.ts'

/** The form in which a model is to answer. */
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

/** A level that the coach has given to the candidate's own words. */
export type ReviewableLevel = Pick<ReviewedDimension, 'question' | 'dimension' | 'coachLevel'>

/** Those levels that rest on what the candidate said, and so can be read in another way. Tests and times cannot. */
export const reviewableLevels = ({ questions }: InterviewScore, words: string[]): ReviewableLevel[] =>
  questions.flatMap(({ slug, dimensions }) =>
    dimensions
      .filter(({ evidence }) => evidence.some(({ quote }) => quote !== null && isSaid(quote, words)))
      .map(({ dimension, level }) => ({ question: slug, dimension, coachLevel: level })),
  )

const QUOTE_MIN_LENGTH = 8
/** No model moves a level further than this. */
const STEP_MAX = 1

/**
 * What may be shown of a model's assessment: levels that the coach has given too, one step away at most, each with a quote that stands
 * letter by letter in what the candidate said. The rest is dropped.
 */
export function checkAssessment(
  { dimensions }: z.output<typeof Assessment>,
  grounds: ReviewableLevel[],
  words: string[],
): ReviewedDimension[] {
  return grounds.flatMap(({ question, dimension, coachLevel }) => {
    const said = dimensions.find((one) => one.question === question && one.dimension === dimension)
    if (!said || said.quote.trim().length < QUOTE_MIN_LENGTH || !isSaid(said.quote, words)) return []
    const level = Math.min(Math.max(said.level, coachLevel - STEP_MAX), coachLevel + STEP_MAX)
    return [{ question, dimension, level, coachLevel, quote: said.quote.trim(), note: visibleText(said.note) }]
  })
}

const isSaid = (quote: string, words: string[]) => words.some((text) => oneSpace(text).includes(oneSpace(quote)))
const oneSpace = (text: string) => visibleText(text).replace(/\s+/g, ' ').trim()
