import * as z from 'zod/mini'
import { Dimension } from '../interviews/round-schemas.ts'
import { LEVEL_MAX } from '../interviews/rounds.ts'

const Level = z.int().check(z.minimum(0), z.maximum(LEVEL_MAX))

/**
 * A model's level for one dimension that rests on the candidate's words. `quote` is copied from the
 * answer; empty where a low level rests on what the answer lacks.
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
 * Why the coach's level stands. `no-quote`: the model's quote is not in the answer. `no-level`: the
 * model gave none. `ordered`: the candidate's words say which score to give.
 */
export const KEPT_REASONS = ['no-quote', 'no-level', 'ordered'] as const

/** A dimension whose level remains the coach's. */
export const KeptDimension = z.object({
  question: z.string(),
  dimension: Dimension,
  reason: z.enum(KEPT_REASONS),
})
export type KeptDimension = z.infer<typeof KeptDimension>

/** A model's scores on the rubric of the round, which are the scores of the report. */
export const Review = z.object({
  by: z.string(),
  dimensions: z.array(ReviewedDimension),
  kept: z.array(KeptDimension),
})
export type Review = z.infer<typeof Review>
