import type { LiveSession } from '@sightline/contracts/live/lists'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { interviews, type OwnedId } from '../session-log/public.ts'

export const notFound = () => new AppError('not_found', 'There is no such session.')

/** Malformed ids get the same 404 as unknown ones. @throws AppError('not_found') */
export function parseOwnedSessionId(id: string, ownerId: string): OwnedId {
  if (!z.uuid().safeParse(id).success) throw notFound()
  return { id, ownerId }
}

/** Query condition: the live session exists and belongs to this owner. */
export const isOwnedSession = ({ id, ownerId }: OwnedId) =>
  and(eq(interviews.id, id), eq(interviews.ownerId, ownerId), eq(interviews.mode, 'live'))

/** @throws AppError('not_found') */
export async function requireOwnedSession(db: Db, owned: OwnedId): Promise<LiveSession> {
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
