import * as z from 'zod/mini'
import { InterviewEvent } from '../interviews/events.ts'
import { TEXT_EVENTS, TextOutcome, TextPosition } from '../models/text-stream.ts'
import { NonNegativeInt } from '../platform/numbers.ts'

/**
 * What a coach reply responds to: a question of the candidate's (`answer`), something the candidate
 * did or said (`follow-up`), or a request for a hint or an explanation.
 */
export const REPLY_KINDS = ['answer', 'follow-up', 'hint', 'explanation'] as const
const ReplyKind = z.enum(REPLY_KINDS)
export type ReplyKind = z.infer<typeof ReplyKind>

/** Streams that one user may have open at once on one server. */
export const REPLY_STREAMS_PER_USER = 3

/**
 * POST /api/interviews/:id/replies: a stream of server-sent events. The request starts the reply
 * that is due, or joins the one in progress. `after` is the position of the last words that the
 * client has received: the stream continues from there. `again` asks for a new reply in place of
 * one that was cut short.
 */
export const OpenReply = z.strictObject({
  after: z.optional(TextPosition),
  again: z.optional(z.boolean()),
})
export type OpenReply = z.infer<typeof OpenReply>

/** `begun`: the reply that the following events belong to. */
const Begun = z.object({ event: z.literal('begun'), reply: z.uuid(), kind: ReplyKind })
/**
 * `done`: how the reply ended, with the interview events made from it. `nothing`: no reply was due.
 */
const Done = z.object({
  event: z.literal('done'),
  outcome: z.union([TextOutcome, z.literal('nothing')]),
  events: z.array(InterviewEvent),
})
export const ReplyEvent = z.discriminatedUnion('event', [Begun, ...TEXT_EVENTS, Done])
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
