import * as z from 'zod/mini'
import { InterviewEvent } from '../interviews/events.ts'
import { NonNegativeInt } from '../platform/numbers.ts'

/**
 * What a coach reply responds to: a question of the candidate's (`answer`), something the candidate
 * did or said (`follow-up`), or a request for a hint or an explanation.
 */
export const REPLY_KINDS = ['answer', 'follow-up', 'hint', 'explanation'] as const
/**
 * `interrupted`: the last model or the server failed on the way. `stopped`: the candidate stopped
 * the reply or went on without the rest.
 */
export const REPLY_OUTCOMES = ['complete', 'interrupted', 'stopped'] as const
const ReplyKind = z.enum(REPLY_KINDS)
const ReplyOutcome = z.enum(REPLY_OUTCOMES)
export type ReplyKind = z.infer<typeof ReplyKind>
export type ReplyOutcome = z.infer<typeof ReplyOutcome>

/** Streams that one user may have open at once on one server. */
export const REPLY_STREAMS_PER_USER = 3

/**
 * POST /api/interviews/:id/replies: a stream of server-sent events. The request starts the reply
 * that is due, or joins the one in progress. `after` is the id of the last event that the client
 * has received: the stream continues from there. Pages of an earlier release send ids without a
 * version. `again` asks for a new reply in place of one that was cut short. A stream that ends
 * without `done` was cut off: the client connects again.
 */
export const OpenReply = z.strictObject({
  after: z.optional(z.string().check(z.regex(/^[0-9a-f-]{36}(:\d{1,3})?:\d{1,6}$/))),
  again: z.optional(z.boolean()),
})
export type OpenReply = z.infer<typeof OpenReply>

/** `begun`: the reply that the following events belong to. */
const Begun = z.object({ event: z.literal('begun'), reply: z.uuid(), kind: ReplyKind })
/**
 * `author`: the speaker, `coach` or a model's id, and whether a model asked earlier failed. The
 * words that follow belong to this `version` of the text; a new version replaces the words of the
 * earlier one.
 */
const Author = z.object({
  event: z.literal('author'),
  by: z.string(),
  hasTakenOver: z.boolean(),
  version: NonNegativeInt,
})
/**
 * `broke`: the connection to the model broke. Another model is asked, and the words so far are
 * void.
 */
const Broke = z.object({ event: z.literal('broke') })
/**
 * `words`: more text. The event's id is `REPLY:VERSION:LENGTH`, the length of this version's text
 * up to here.
 */
const Words = z.object({ event: z.literal('words'), text: z.string() })
/**
 * `done`: how the reply ended, with the interview events made from it. `nothing`: no reply was due.
 */
const Done = z.object({
  event: z.literal('done'),
  outcome: z.union([ReplyOutcome, z.literal('nothing')]),
  events: z.array(InterviewEvent),
})
export const ReplyEvent = z.discriminatedUnion('event', [Begun, Author, Broke, Words, Done])
export type ReplyEvent = z.infer<typeof ReplyEvent>

/**
 * Milliseconds until the first words: the median and the 95th percentile; null before the first
 * reply.
 */
const FirstWords = z.object({
  replies: NonNegativeInt,
  medianMs: z.nullable(z.number().check(z.minimum(0))),
  p95Ms: z.nullable(z.number().check(z.minimum(0))),
})
/**
 * GET /api/interviews/:id/replies: times to first words, in this interview and in the latest
 * replies of all users.
 */
export const ReplyTimes = z.object({ here: FirstWords, everywhere: FirstWords })
export type ReplyTimes = z.infer<typeof ReplyTimes>
