import * as z from 'zod/mini'
import { LIVE_KINDS } from './kinds.ts'

export const LiveKind = z.enum(LIVE_KINDS)
const LIVE_STATES = ['active', 'paused', 'ended'] as const

/** A live session as listed: an interview whose mode is `live`. */
export const LiveSession = z.object({
  id: z.uuid(),
  kind: LiveKind,
  state: z.enum(LIVE_STATES),
  createdAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
})
export type LiveSession = z.infer<typeof LiveSession>

/** GET /api/live, newest first. `after` is the id of the last session of the previous page. */
export const LiveListQuery = z.strictObject({ after: z.optional(z.uuid()) })
/** `next` is the `after` of the next page; null at the end. */
export const LivePage = z.object({ items: z.array(LiveSession), next: z.nullable(z.uuid()) })
export type LivePage = z.infer<typeof LivePage>
