import * as z from 'zod/mini'
import { PositiveInt } from '../platform/numbers.ts'
import { Difficulty, Dimension, InterviewRound, RoundTopic } from './round-schemas.ts'
import { LEVEL_MAX } from './rounds.ts'

/** From 0 to 4, with one decimal for means. */
export const Score = z.number().check(z.minimum(0), z.maximum(LEVEL_MAX))

/** A recommendation of what to practise next, with its reason. */
export const Practice = z.object({
  round: InterviewRound,
  topic: RoundTopic,
  difficulty: Difficulty,
  why: z.string(),
  /** No practice without a repeat is left, so this one repeats questions. */
  isAgain: z._default(z.boolean(), false),
})
export type Practice = z.infer<typeof Practice>

/** The mean score of one dimension over the candidate's latest questions on one topic. */
export const WeaknessCell = z.object({
  topic: RoundTopic,
  dimension: Dimension,
  score: Score,
  questions: PositiveInt,
})
export type WeaknessCell = z.infer<typeof WeaknessCell>

/** A past interview with its scores. */
export const PastScore = z.object({
  id: z.uuid(),
  round: InterviewRound,
  endedAt: z.iso.datetime(),
  overall: Score,
  dimensions: z.partialRecord(Dimension, Score),
})
export type PastScore = z.infer<typeof PastScore>

/**
 * GET /api/interviews/scores: the latest scored interviews, oldest first, with weaknesses and
 * advice derived from them.
 */
export const Progress = z.object({
  interviews: z.array(PastScore),
  weaknesses: z.array(WeaknessCell),
  next: z.nullable(Practice),
})
export type Progress = z.infer<typeof Progress>
