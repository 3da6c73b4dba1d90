import * as z from 'zod/mini'
import { NonNegativeInt } from '../platform/numbers.ts'

/*
 * A text that a model writes while pages read it, as server-sent events: coach replies and answers
 * of live sessions. In order: `author`, then `words` until the text is whole; where the model breaks
 * off, `broke`, then the next `author` with a new version of the text, from its beginning; last
 * `done`, which each feature defines. A stream that ends without `done` was cut off: the client
 * connects again. docs/replies.md tells more.
 */

/**
 * How a text ended. `interrupted`: the last model or the server failed on the way. `stopped`: the
 * user stopped it or went on without the rest.
 */
export const TEXT_OUTCOMES = ['complete', 'interrupted', 'stopped'] as const
export const TextOutcome = z.enum(TEXT_OUTCOMES)
export type TextOutcome = z.infer<typeof TextOutcome>

/**
 * `author`: the writer, `coach` or a model's id, and whether a model asked earlier failed. The words
 * that follow belong to this `version` of the text; a new version replaces the words of the earlier
 * one.
 */
const Author = z.object({
  event: z.literal('author'),
  by: z.string(),
  // Servers of an earlier release tell neither of live answers.
  hasTakenOver: z._default(z.boolean(), false),
  version: z._default(NonNegativeInt, 0),
})
/**
 * `broke`: the connection to the model broke. Another model is asked, and the words so far are
 * void.
 */
const Broke = z.object({ event: z.literal('broke') })
/** `words`: more text. The id of the server-sent event is the position after these words. */
const Words = z.object({ event: z.literal('words'), text: z.string() })

export const TEXT_EVENTS = [Author, Broke, Words] as const
const TextEvent = z.discriminatedUnion('event', TEXT_EVENTS)
export type TextEvent = z.infer<typeof TextEvent>

/**
 * How much of a text a client has, as `TEXT:VERSION:LENGTH`: its id, the version, and the length of
 * this version so far. A request with it continues from there. Pages of an earlier release send
 * positions without a version.
 */
export const TextPosition = z.string().check(z.regex(/^[0-9a-f-]{36}(:\d{1,3})?:\d{1,6}$/))
