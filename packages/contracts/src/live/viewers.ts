import * as z from 'zod/mini'
import { logFields } from '../session-log/session-log.ts'
import { LiveEvent } from './events.ts'
import { LiveSession } from './lists.ts'

/** A second screen of a live session. `openedAt` is null until a device has opened the link. */
export const LiveViewer = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  openedAt: z.nullable(z.iso.datetime()),
})
export type LiveViewer = z.infer<typeof LiveViewer>

/** GET /api/live/:id/viewers, newest first. */
export const LiveViewers = z.object({ viewers: z.array(LiveViewer) })
/** POST /api/live/:id/viewers. The token is part of the link; the server keeps only its hash. */
export const NewLiveViewer = z.extend(LiveViewer, { token: z.string() })
export type NewLiveViewer = z.infer<typeof NewLiveViewer>

/** POST /api/live-view: opens a link on this device, which then holds a cookie. */
export const OpenLiveView = z.strictObject({
  token: z.string().check(z.minLength(20), z.maxLength(100)),
})

/** GET /api/live-view?after=SEQ */
export const LiveViewQuery = z.strictObject({
  after: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
})

/**
 * What a second screen shows: a page of the events after a `seq`, without the user's notes, and the
 * answers that are being written.
 */
export const LiveView = z.object({
  session: z.pick(LiveSession, { kind: true, state: true }),
  events: z.array(LiveEvent),
  ...logFields,
  answering: z.array(z.object({ prompt: z.uuid(), text: z.string() })),
})
export type LiveView = z.infer<typeof LiveView>
