import * as z from 'zod/mini'
import { PositiveInt } from '../platform/numbers.ts'
import { Practice, Score } from './progress.ts'
import { Difficulty, Dimension, InterviewRound, RoundTopic } from './round-schemas.ts'
import { LEVEL_MAX } from './rounds.ts'

const Seq = PositiveInt

/**
 * Evidence for a score. `text` is empty where a quote stands for itself. `quote` is the candidate's own code or words, `seq` the event that the
 * evidence comes from.
 */
export const Evidence = z.object({
  text: z.string(),
  quote: z.nullable(z.string()),
  seq: z.nullable(Seq),
})
export type Evidence = z.infer<typeof Evidence>

const Level = z.int().check(z.minimum(0), z.maximum(LEVEL_MAX))

/**
 * The score of one question in one dimension. `meaning` describes a level that measured facts
 * decide, in coding. `range` is where the level lies when the coach is not sure of it, or when a
 * model's level is far from the coach's. `advice`: what would raise the level of a spoken answer.
 */
export const DimensionScore = z.object({
  dimension: Dimension,
  level: Level,
  range: z.optional(z.object({ low: Level, high: Level })),
  meaning: z.optional(z.string()),
  evidence: z.array(Evidence),
  advice: z.optional(z.string()),
})
export type DimensionScore = z.infer<typeof DimensionScore>

/** The scores of one question. `dimensions` leaves out those that could not be judged. */
export const QuestionScore = z.object({
  slug: z.string(),
  title: z.string(),
  topic: RoundTopic,
  difficulty: Difficulty,
  minutes: PositiveInt,
  timeMs: z.number().check(z.minimum(0)),
  /** Further measures that the report shows, for example tests passed or words said. */
  measured: z.array(z.object({ term: z.string(), value: z.string() })),
  askedSeq: Seq,
  score: Score,
  dimensions: z.array(DimensionScore),
})
export type QuestionScore = z.infer<typeof QuestionScore>

/**
 * The score of a whole interview. `overall` is null if no question was answered. `isProvisional`:
 * meanings could not be compared, so a level rests on words alone; lists and charts wait for the
 * final score.
 */
export const InterviewScore = z.object({
  round: InterviewRound,
  overall: z.nullable(Score),
  isProvisional: z.boolean(),
  dimensions: z.array(z.object({ dimension: Dimension, title: z.string(), score: Score })),
  questions: z.array(QuestionScore),
})
export type InterviewScore = z.infer<typeof InterviewScore>

/**
 * GET /api/interviews/:id/report: the report of an interview that has ended. `scoredBy` is the
 * model whose levels count in `score`; null where the coach's count.
 */
export const InterviewReport = z.object({
  score: InterviewScore,
  scoredBy: z.nullable(z.string()),
  verdict: z.string(),
  strengths: z.array(z.string()).check(z.maxLength(3)),
  improvements: z.array(z.string()).check(z.maxLength(3)),
  /** A better answer to one question or follow-up; null if there is none to show. */
  strongerAnswer: z.nullable(
    z.object({ question: z.string(), given: z.string(), stronger: z.string() }),
  ),
  next: z.nullable(Practice),
  /** Who wrote the report, and how. */
  author: z.string(),
})
export type InterviewReport = z.infer<typeof InterviewReport>

/**
 * POST /api/interviews/:id/review of an ended interview, 409 before its end: asks a model for
 * scores, once. `report` has them; null without models, without answers in words, and when
 * `hasFailed`: no model gave scores.
 */
export const ReviewWritten = z.object({
  report: z.nullable(InterviewReport),
  hasFailed: z.boolean(),
})
export type ReviewWritten = z.infer<typeof ReviewWritten>
