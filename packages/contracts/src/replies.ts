import { z } from 'zod'
import { InterviewEvent } from './interview-events.ts'

/** What a reply is to: a question of the candidate's, what the candidate has done or said, or a wish for a hint or an explanation. */
export const REPLY_KINDS = ['answer', 'follow-up', 'hint', 'explanation'] as const
/**
 * `interrupted`: the model failed on the way. `stopped`: the candidate did not want the rest. `left`: nobody read it any more, and it goes
 * on with the next reader. `silent`: the same, before the first words.
 */
export const REPLY_OUTCOMES = ['complete', 'interrupted', 'stopped', 'left', 'silent'] as const
const ReplyKind = z.enum(REPLY_KINDS)
const ReplyOutcome = z.enum(REPLY_OUTCOMES)
export type ReplyKind = z.infer<typeof ReplyKind>
export type ReplyOutcome = z.infer<typeof ReplyOutcome>

/** At once, by one user on one server. */
export const REPLY_STREAMS_PER_USER = 3

/**
 * POST /api/interviews/:id/replies: a stream of server-sent events. It begins the reply that is owed, or joins the one under way; `after`
 * is the id of the last event that the reader has, so that a stream that was cut goes on where it was, and a reply whose readers left
 * too. `again` asks anew for one that was cut short.
 */
export const OpenReply = z.strictObject({
  after: z
    .string()
    .regex(/^[0-9a-f-]{36}:\d{1,6}$/)
    .optional(),
  again: z.boolean().optional(),
})
export type OpenReply = z.infer<typeof OpenReply>

/** `begun`: which reply the rest is about. */
const Begun = z.object({ event: z.literal('begun'), reply: z.uuid(), kind: ReplyKind })
/** `author`: who speaks, `coach` or a model's id, and whether another was asked before. */
const Author = z.object({ event: z.literal('author'), by: z.string(), hasTakenOver: z.boolean() })
/** `words`: more text. Its event's id is `REPLY:LENGTH`, the length of all the text until then. */
const Words = z.object({ event: z.literal('words'), text: z.string() })
/** `done`: how it ended, and what it has become in the interview. With `nothing`, no reply was owed. */
const Done = z.object({
  event: z.literal('done'),
  outcome: z.union([ReplyOutcome, z.literal('nothing')]),
  events: z.array(InterviewEvent),
})
export const ReplyEvent = z.discriminatedUnion('event', [Begun, Author, Words, Done])
export type ReplyEvent = z.infer<typeof ReplyEvent>

/** Milliseconds to the first words: the median and what 95 of 100 replies stay below; null before the first. */
const FirstWords = z.object({
  replies: z.int().min(0),
  medianMs: z.number().min(0).nullable(),
  p95Ms: z.number().min(0).nullable(),
})
/** GET /api/interviews/:id/replies: how long replies took, in this interview and in the latest ones of everybody. */
export const ReplyTimes = z.object({ here: FirstWords, everywhere: FirstWords })
export type ReplyTimes = z.infer<typeof ReplyTimes>
