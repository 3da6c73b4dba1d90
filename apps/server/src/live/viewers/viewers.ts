import type { LiveViewer, NewLiveViewer } from '@sightline/contracts/live/viewers'
import { and, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { hashToken, randomToken } from '../../auth/public.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Db, singleRow } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors.ts'
import { interviews } from '../../session-log/public.ts'
import { liveViewers } from '../table.ts'

/** Open links of a session at a time. */
const MAX_VIEWERS = 5

type Row = typeof liveViewers.$inferSelect

const asViewer = ({ id, createdAt, openedAt }: Row): LiveViewer => ({
  id,
  createdAt: createdAt.toISOString(),
  openedAt: openedAt?.toISOString() ?? null,
})

/** The open links of a session, newest first. */
export async function listViewers(db: Db, sessionId: string): Promise<LiveViewer[]> {
  const rows = await db
    .select()
    .from(liveViewers)
    .where(eq(liveViewers.interviewId, sessionId))
    .orderBy(desc(liveViewers.createdAt))
  return rows.map(asViewer)
}

/**
 * Creates a link to a session that has not ended. It replaces a link that no device has opened,
 * whose token is known to nobody once the page that showed it is closed. It ends with the log-in
 * session that makes it.
 * @throws AppError('conflict') when the session has ended or has too many links
 */
export function createViewer(
  { db, clock }: { db: Db; clock: Clock },
  sessionId: string,
  logInSessionId: string,
): Promise<NewLiveViewer> {
  return db.transaction(async (tx) => {
    // Locked, so that simultaneous requests are counted one after the other.
    const [session] = await tx
      .select()
      .from(interviews)
      .where(eq(interviews.id, sessionId))
      .for('update')
    if (session?.state === 'ended') throw new AppError('conflict', 'This session has ended.')
    const isOfSession = eq(liveViewers.interviewId, sessionId)
    await tx.delete(liveViewers).where(and(isOfSession, isNull(liveViewers.deviceHash)))
    const { open } = singleRow(
      await tx.select({ open: count() }).from(liveViewers).where(isOfSession),
    )
    if (open >= MAX_VIEWERS)
      throw new AppError(
        'conflict',
        `A session can be shown on ${MAX_VIEWERS} other screens. End one of them first.`,
      )
    const token = randomToken()
    const row = {
      id: crypto.randomUUID(),
      interviewId: sessionId,
      logInSessionId,
      tokenHash: hashToken(token),
      createdAt: clock(),
    }
    return { ...asViewer(singleRow(await tx.insert(liveViewers).values(row).returning())), token }
  })
}

/** Ends a link. @throws AppError('not_found') */
export async function endViewer(db: Db, sessionId: string, viewerId: string): Promise<void> {
  const isViewer = and(eq(liveViewers.id, viewerId), eq(liveViewers.interviewId, sessionId))
  const ended = await db.delete(liveViewers).where(isViewer).returning({ id: liveViewers.id })
  if (ended.length === 0) throw new AppError('not_found', 'There is no such link.')
}

/** Ends all links to the sessions of a user, in the caller's transaction. */
export async function endViewersOf(tx: Db, userId: string): Promise<void> {
  const ofUser = tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(eq(interviews.ownerId, userId))
  await tx.delete(liveViewers).where(inArray(liveViewers.interviewId, ofUser))
}

const hasNotEnded = ne(interviews.state, 'ended')

/**
 * Binds an unopened link to the device that opens it, and returns the secret for the device's
 * cookie. A device that has opened the link before, known by its secret, keeps it.
 * @throws AppError('not_found') for unknown and ended links, AppError('conflict') for links of
 * another device
 */
export async function openViewer(
  db: Db,
  clock: Clock,
  { token, secret: knownSecret }: { token: string; secret: string | undefined },
): Promise<string> {
  const isLink = eq(liveViewers.tokenHash, hashToken(token))
  const [found] = await db
    .select({ deviceHash: liveViewers.deviceHash })
    .from(liveViewers)
    .innerJoin(interviews, eq(interviews.id, liveViewers.interviewId))
    .where(and(isLink, hasNotEnded))
  if (!found) throw viewEnded()
  if (knownSecret !== undefined && found.deviceHash === hashToken(knownSecret)) return knownSecret
  const secret = randomToken()
  const bound = await db
    .update(liveViewers)
    .set({ deviceHash: hashToken(secret), openedAt: clock() })
    .where(and(isLink, isNull(liveViewers.deviceHash)))
    .returning({ id: liveViewers.id })
  if (bound.length === 0)
    throw new AppError(
      'conflict',
      'This link was opened on another device. Each link works on one device: show a new one on the page of the session.',
    )
  return secret
}

/** The session that a device may see. @throws AppError('not_found') */
export async function requireViewedSession(db: Db, secret: string | undefined) {
  if (secret === undefined) throw viewEnded()
  const [found] = await db
    .select({ session: interviews })
    .from(liveViewers)
    .innerJoin(interviews, eq(interviews.id, liveViewers.interviewId))
    .where(and(eq(liveViewers.deviceHash, hashToken(secret)), hasNotEnded))
  if (!found) throw viewEnded()
  return found.session
}

const viewEnded = () =>
  new AppError(
    'not_found',
    'There is nothing to see here: the session or this link has ended, or the link is not whole.',
  )
