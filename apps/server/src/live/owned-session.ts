import { LiveEvent } from '@sightline/contracts/live/events'
import type { LiveSession } from '@sightline/contracts/live/lists'
import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  interviewEvents,
  interviews,
  type OwnedInterviewId,
  readStoredEvents,
} from '../interviews/public.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'

export const notFound = () => new AppError('not_found', 'There is no such session.')

/** Malformed ids get the same 404 as unknown ones. @throws AppError('not_found') */
export function parseOwnedSessionId(id: string, ownerId: string): OwnedInterviewId {
  if (!z.uuid().safeParse(id).success) throw notFound()
  return { id, ownerId }
}

/** Query condition: the live session exists and belongs to this owner. */
export const isOwnedSession = ({ id, ownerId }: OwnedInterviewId) =>
  and(eq(interviews.id, id), eq(interviews.ownerId, ownerId), eq(interviews.mode, 'live'))

/** @throws AppError('not_found') */
export async function requireOwnedSession(db: Db, owned: OwnedInterviewId): Promise<LiveSession> {
  const [row] = await db.select().from(interviews).where(isOwnedSession(owned))
  if (!row) throw notFound()
  return asLiveSession(row)
}

/** The session as clients see it. The database requires a kind of every live session. */
export function asLiveSession(row: typeof interviews.$inferSelect): LiveSession {
  const { id, kind, state, createdAt, endedAt } = row
  if (kind === null || state === 'planned') throw new Error('This row is no live session')
  return {
    id,
    kind,
    state,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}

/** The events of a session whose `seq` is greater than `after`, in order. */
export const readLiveEvents = (db: Db, id: string, after = 0): Promise<LiveEvent[]> =>
  readEventsWhere(db, id, gt(interviewEvents.seq, after))

/** The events of a session that fulfil a condition, in order. */
export const readEventsWhere = async (
  db: Db,
  id: string,
  condition: SQL | undefined,
): Promise<LiveEvent[]> =>
  (await readStoredEvents(db, id, condition)).map((event) => LiveEvent.parse(event))

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
  return readEventsWhere(db, id, or(inArray(eventId, ids), and(eq(type, 'prompt-found'), follows)))
}
