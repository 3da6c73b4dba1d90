import type { LivePage } from '@sightline/contracts/live/lists'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { isOnPageAfter, pageOf } from '../platform/db/page.ts'
import { notify } from '../platform/events/public.ts'
import { interviews, type OwnedId, releaseBytes } from '../session-log/public.ts'
import { asLiveSession, isOwnedSession, notFound } from './owned-session.ts'

const PAGE_SIZE = 20

/** A page of the owner's live sessions, newest first, following the session with the id `after`. */
export async function listSessions(
  db: Db,
  ownerId: string,
  after: string | undefined,
): Promise<LivePage> {
  const isOwned = and(eq(interviews.ownerId, ownerId), eq(interviews.mode, 'live'))
  const { createdAt, id } = interviews
  const rows = await db
    .select()
    .from(interviews)
    .where(isOnPageAfter(interviews, isOwned, after))
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_SIZE + 1)
  const { items, next } = pageOf(rows, PAGE_SIZE)
  return { items: items.map(asLiveSession), next }
}

/**
 * Deletes a session with everything heard, seen and answered. Its credits stay spent. @throws
 * AppError('not_found')
 */
export async function deleteSession(db: Db, owned: OwnedId): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await tx
      .delete(interviews)
      .where(isOwnedSession(owned))
      .returning({ bytes: interviews.bytes })
    if (!deleted[0]) throw notFound()
    await releaseBytes(tx, owned.ownerId, deleted[0].bytes)
    await notify(tx, owned.ownerId, 'interviews')
  })
  // Pages that show the session reload it and get a 404.
  await notify(db, owned.ownerId, 'interview-events')
}
