import * as z from 'zod/mini'
import { Interview } from '../interviews/lists.ts'
import { InterviewRound } from '../interviews/round-schemas.ts'
import { NonNegativeInt } from '../platform/numbers.ts'

/** The most questions that a user may keep. */
export const PRACTICE_QUESTIONS_MAX_COUNT = 200

/**
 * A question that the user was asked in a live session and has kept. `session` is that session;
 * null once it has been deleted, which the question outlives. `practisedCount` and
 * `lastPractisedAt` are about the interviews that asked the question, have begun and still exist.
 */
export const PracticeQuestion = z.object({
  id: z.uuid(),
  round: InterviewRound,
  text: z.string(),
  session: z.nullable(z.uuid()),
  createdAt: z.iso.datetime(),
  practisedCount: NonNegativeInt,
  lastPractisedAt: z.nullable(z.iso.datetime()),
})
export type PracticeQuestion = z.infer<typeof PracticeQuestion>

/**
 * POST /api/live/:id/practice-questions: keeps the question of this prompt point. The same text but
 * for case, spaces and the punctuation at its end is kept once: a repeated request returns what is
 * kept already. 409 for a question that no mock interview can ask, and when there is no room.
 */
export const KeepPracticeQuestion = z.strictObject({ prompt: z.uuid() })

/**
 * GET /api/practice-questions, newest first. `after` is the id of the last question of the previous
 * page.
 */
export const PracticeQuestionListQuery = z.strictObject({ after: z.optional(z.uuid()) })
/** `next` is the `after` of the next page; null at the end. */
export const PracticeQuestionPage = z.object({
  items: z.array(PracticeQuestion),
  next: z.nullable(z.uuid()),
})
export type PracticeQuestionPage = z.infer<typeof PracticeQuestionPage>

/**
 * POST /api/practice-questions/:id/interviews: a mock interview that asks the question in its own
 * words, or for a coding problem one on the topic that its statement suggests. Without `mayRepeat`,
 * a coding question that the user has met before is refused with `repeats_question`. A repeated
 * request with the same `id` returns the interview that the first request created.
 */
export const NewPracticeInterview = z.strictObject({
  id: z.uuid(),
  mayRepeat: z._default(z.boolean(), false),
})
export const PracticeInterview = Interview
