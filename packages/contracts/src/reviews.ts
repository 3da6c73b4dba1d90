import { z } from 'zod'
import { Dimension } from './round-shapes.ts'
import { LEVEL_MAX } from './scores.ts'

const Level = z.int().min(0).max(LEVEL_MAX)

/** How a model reads one dimension that the coach has scored by the candidate's words. `quote` is of those words, letter by letter. */
export const ReviewedDimension = z.object({
  question: z.string(),
  dimension: Dimension,
  level: Level,
  coachLevel: Level,
  quote: z.string(),
  note: z.string(),
})
export type ReviewedDimension = z.infer<typeof ReviewedDimension>

/** A second opinion beside the coach's score, which it does not change. No level is more than one away from the coach's. */
export const Review = z.object({ by: z.string(), dimensions: z.array(ReviewedDimension) })
export type Review = z.infer<typeof Review>

/** POST /api/interviews/:id/review, of an interview that has ended; 409 before. Written once. Null without models or words to read. */
export const ReviewWritten = z.object({ review: Review.nullable() })
