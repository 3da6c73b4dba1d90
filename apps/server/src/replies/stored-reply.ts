import type { ReplyOutcome } from '@sightline/contracts/replies/replies'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { type Db, isUniqueViolation } from '../platform/db/client.ts'
import { endingWithWords, type ReplyState } from './reply-state.ts'
import { interviewReplies, OUTDATED_OUTCOMES } from './table.ts'

const {
  id,
  interviewId,
  author,
  hasTakenOver,
  text,
  version,
  isBroken,
  firstWordsMs,
  outcome,
  heartbeatAt,
} = interviewReplies

export const isInProgress = isNull(outcome)
/**
 * A server renews the heartbeat of its replies with every save; after this silence the server
 * counts as dead.
 */
export const isAbandoned = sql<boolean>`${heartbeatAt} < now() - interval '5 seconds'`

type NewRow = Pick<
  typeof interviewReplies.$inferInsert,
  'id' | 'interviewId' | 'kind' | 'startedAt'
>

/** Claims a reply for this server: true for one server, however many try at once. */
export async function insertReply(db: Db, row: NewRow): Promise<boolean> {
  const fresh = {
    ...row,
    outcome: null,
    totalMs: null,
    author: null,
    text: '',
    version: 0,
    isBroken: false,
    firstWordsMs: null,
    heartbeatAt: sql`now()`,
  }
  try {
    const inserted = await db
      .insert(interviewReplies)
      .values(row)
      .onConflictDoUpdate({
        target: id,
        set: fresh,
        setWhere: inArray(outcome, [...OUTDATED_OUTCOMES]),
      })
      .returning({ id })
    return inserted.length > 0
  } catch (error) {
    // Another reply of this interview is in progress.
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/**
 * A reply as any server can read it; `discarded` when its row is gone or its server is dead. Its
 * events reach pages with all others.
 */
export async function readReplyState(db: Db, replyId: string): Promise<ReplyState> {
  const [row] = await db
    .select({ author, hasTakenOver, text, version, isBroken, firstWordsMs, outcome, isAbandoned })
    .from(interviewReplies)
    .where(eq(id, replyId))
  const isOutdated = OUTDATED_OUTCOMES.some((outdated) => outdated === row?.outcome)
  if (!row || isOutdated || (row.outcome === null && row.isAbandoned))
    return { status: 'discarded' }
  if (row.author === null) return { status: 'waiting' }
  const spoken = {
    by: row.author,
    hasTakenOver: row.hasTakenOver,
    text: row.text,
    version: row.version,
    isBroken: row.isBroken,
    firstWordsMs: row.firstWordsMs,
  }
  return row.outcome === null
    ? { status: 'streaming', ...spoken }
    : { status: 'ended', outcome: row.outcome as ReplyOutcome, events: [], ...spoken }
}

/** Ends a reply that this server has written. */
export const endReply = (
  db: Db,
  replyId: string,
  ended: { outcome: ReplyOutcome; totalMs: number },
) =>
  db
    .update(interviewReplies)
    .set(ended)
    .where(and(eq(id, replyId), isInProgress))

/**
 * Ends a reply that another server writes, or wrote before it died, with the words stored so far.
 * Undefined when no words are stored: the row is deleted.
 */
export async function endFromOutside(
  db: Db,
  replyId: string,
  reason: 'interview-went-on' | 'server-died',
) {
  const isOpen = and(eq(id, replyId), isInProgress)
  const ended = endingWithWords(reason)
  const [row] = await db
    .update(interviewReplies)
    .set({ outcome: ended, totalMs: sql`greatest(${firstWordsMs}, 0)` })
    .where(and(isOpen, ne(text, '')))
    .returning({ text, author })
  if (!row) await db.delete(interviewReplies).where(isOpen)
  return row
}

/** Deletes a reply that has no words yet, so that the next request starts it again. */
export const discardReply = (db: Db, replyId: string) =>
  db.delete(interviewReplies).where(and(eq(id, replyId), isInProgress))

/**
 * Asks the server that writes an interview's reply to stop it. That server reads the request with
 * its next heartbeat.
 */
export const requestStop = (db: Db, ofInterview: string) =>
  db
    .update(interviewReplies)
    .set({ isStopRequested: true })
    .where(and(eq(interviewId, ofInterview), isInProgress))
