import * as z from 'zod/mini'
import { Language } from '../languages/languages.ts'
import { NonNegativeInt } from '../platform/numbers.ts'
import { INTERVIEWS_PER_PAGE } from './limits.ts'
import { Difficulty, InterviewRound, RoundTopic } from './round-schemas.ts'
import { INTERVIEW_LENGTHS, INTERVIEW_STATES } from './rounds.ts'

export const InterviewLength = z.enum(INTERVIEW_LENGTHS)
export type InterviewLength = z.infer<typeof InterviewLength>
const InterviewState = z.enum(INTERVIEW_STATES)
export type InterviewState = z.infer<typeof InterviewState>

/** A mock interview as listed. `language` is null except in coding rounds. */
export const Interview = z.object({
  id: z.uuid(),
  mode: z.literal('mock'),
  round: InterviewRound,
  topic: z.nullable(RoundTopic),
  difficulty: z.nullable(Difficulty),
  language: z.nullable(Language),
  /** Null for interviews created before lengths could be chosen. */
  length: z.nullable(InterviewLength),
  state: InterviewState,
  createdAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  /** Time on the interview's clock. Like the score (0 to 4) null until the interview has ended. */
  durationMs: z.nullable(NonNegativeInt),
  score: z.nullable(z.number().check(z.minimum(0), z.maximum(4))),
})
export type Interview = z.infer<typeof Interview>

/**
 * GET /api/interviews, newest first. `after` is the id of the last interview of the previous page.
 */
export const InterviewListQuery = z.strictObject({
  after: z.optional(z.uuid()),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)),
    INTERVIEWS_PER_PAGE,
  ),
})
/** `next` is the `after` of the next page; null at the end. */
export const InterviewPage = z.object({ items: z.array(Interview), next: z.nullable(z.uuid()) })
export type InterviewPage = z.infer<typeof InterviewPage>
