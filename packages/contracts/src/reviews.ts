import { z } from 'zod'
import { Dimension } from './round-schemas.ts'
import { LEVEL_MAX } from './scores.ts'

const Level = z.int().min(0).max(LEVEL_MAX)

/**
 * A model's level for one dimension that the coach has scored by the candidate's words. `quote` is copied from those
 * words.
 */
export const ReviewedDimension = z.object({
  question: z.string(),
  dimension: Dimension,
  level: Level,
  coachLevel: Level,
  quote: z.string(),
  note: z.string(),
})
export type ReviewedDimension = z.infer<typeof ReviewedDimension>

/**
 * A second opinion beside the coach's score, which does not change. No level differs from the coach's by more than one.
 */
export const Review = z.object({ by: z.string(), dimensions: z.array(ReviewedDimension) })
export type Review = z.infer<typeof Review>

/**
 * POST /api/interviews/:id/review of an ended interview; 409 before its end. Written once. Null without models or
 * without answers in words.
 */
export const ReviewWritten = z.object({ review: Review.nullable() })
