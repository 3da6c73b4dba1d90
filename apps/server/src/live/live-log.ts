import { LiveEvent, type NewLiveEvent } from '@sightline/contracts/live/events'
import { LIVE_EVENTS_MAX_COUNT } from '@sightline/contracts/live/kinds'
import { applyLiveEvent, foldLiveSession, type LiveState } from '@sightline/live/session/session'
import { liveRejectionOf } from '@sightline/live/session/validate-event'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import {
  createLogStates,
  createSessionLog,
  interviewEvents,
  interviews,
  type LogStates,
} from '../session-log/public.ts'

/** The logs of live sessions. */
export const liveLog = createSessionLog<LiveEvent, NewLiveEvent, LiveState>({
  rows: interviews,
  events: interviewEvents,
  schema: LiveEvent,
  apply: applyWithLatestLook,
  reject: liveRejectionOf,
  isEnd: ({ type }) => type === 'live-ended',
  maxEvents: LIVE_EVENTS_MAX_COUNT,
  full: 'This session is full. End it and begin another.',
  topic: 'interview-events',
})

/** The states of live sessions. Of the looks at the screen each has the latest alone. */
export type LiveStates = LogStates<LiveEvent, LiveState>

export const createLiveStates = (): LiveStates =>
  createLogStates({
    log: liveLog,
    events: interviewEvents,
    empty: foldLiveSession([]),
    apply: applyWithLatestLook,
  })

/** Texts of the screen are long, and nothing rests on one before the latest. */
function applyWithLatestLook(before: LiveState, event: LiveEvent): LiveState {
  const session = applyLiveEvent(before, event)
  return session.looks.length > 1 ? { ...session, looks: session.looks.slice(-1) } : session
}

/**
 * Those of the events with these ids that are stored, with the prompt points that follow from them,
 * in order.
 */
export async function readWithPrompts(db: Db, id: string, ids: string[]): Promise<LiveEvent[]> {
  const { id: eventId, type, body } = interviewEvents
  const segments = sql.join(
    ids.map((each) => sql`${each}`),
    sql`, `,
  )
  const follows = sql`${body}->'segments' ?| array[${segments}]`
  const isPrompt = and(eq(type, 'prompt-found'), follows)
  return liveLog.read(db, id, or(inArray(eventId, ids), isPrompt))
}
