import * as z from 'zod/mini'
import { NonNegativeInt } from '../platform/numbers.ts'

/**
 * What an answer with events of a log says beside them. Events come in the order of their `seq`,
 * which counts from 1 and has gaps: events that a later one made void are not kept, and one that
 * cannot be read is left out. A page of events therefore says how far it goes. Absent where the
 * answer is no page, and in answers of earlier releases.
 */
export const logFields = {
  /** All events up to this `seq` are known to who has read this page; `after` of the next one. */
  lastSeq: z.optional(NonNegativeInt),
  /** There are further events after `lastSeq`, which are read with a request of their own. */
  hasMore: z.optional(z.boolean()),
  /** What will soon take no more events: this log, or all logs of the account together. */
  nearlyFull: z.optional(z.enum(['log', 'account'])),
}
