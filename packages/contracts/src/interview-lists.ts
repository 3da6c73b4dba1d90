import { z } from 'zod'
import { INTERVIEWS_PER_PAGE } from './interview-limits.ts'
import { Language } from './languages.ts'
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
  topic: RoundTopic.nullable(),
  difficulty: Difficulty.nullable(),
  language: Language.nullable(),
  /** Null for interviews created before lengths could be chosen. */
  length: InterviewLength.nullable(),
  state: InterviewState,
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Time on the interview's clock. Like the score (0 to 4) null until the interview has ended. */
  durationMs: z.int().min(0).nullable(),
  score: z.number().min(0).max(4).nullable(),
})
export type Interview = z.infer<typeof Interview>

/** GET /api/interviews, newest first. `after` is the id of the last interview of the previous page. */
export const InterviewListQuery = z.strictObject({
  after: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(INTERVIEWS_PER_PAGE),
})
/** `next` is the `after` of the next page; null at the end. */
export const InterviewPage = z.object({ items: z.array(Interview), next: z.uuid().nullable() })
export type InterviewPage = z.infer<typeof InterviewPage>
