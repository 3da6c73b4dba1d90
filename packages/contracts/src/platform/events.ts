import * as z from 'zod/mini'

/**
 * A topic whose data may have changed for a user. An event names the topic to reload and contains
 * no data.
 */
export const Topic = z.enum([
  'billing',
  'credits',
  'interviews',
  'interview-events',
  'log-in-session',
  'context',
  'postings',
  'applications',
  'profile',
])
export type Topic = z.infer<typeof Topic>

/** The data of each `changed` event of GET /api/events. */
export const Changed = z.object({ topic: Topic })
export type Changed = z.infer<typeof Changed>

export const STREAMS_PER_USER = 3
export const HEARTBEAT_S = 15
