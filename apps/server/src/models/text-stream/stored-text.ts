import type { TextOutcome } from '@sightline/contracts/models/text-stream'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { type Db, isUniqueViolation } from '../../platform/db/client.ts'
import { OUTDATED_OUTCOMES, textStreams } from '../table.ts'
import { endingWithWords, type TextState } from './text-state.ts'

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
  claim,
  heartbeatAt,
} = textStreams

export const isInProgress = isNull(outcome)
/**
 * A server renews the heartbeat of its texts with every save; after this silence the server counts
 * as dead.
 */
export const isAbandoned = sql<boolean>`${heartbeatAt} < now() - interval '5 seconds'`

/** A server's right to write a text. */
export interface Claim {
  id: string
  token: string
  /** Of the words that will come first: readers may have words of a server that died. */
  version: number
}

type NewText = Pick<
  typeof textStreams.$inferInsert,
  'id' | 'interviewId' | 'kind' | 'startedAt'
> & {
  /** Whether to begin again a text whose server died. */
  takesOver?: boolean
}

/** Claims a text for this server: one server gets it, however many try at once; others get null. */
export async function claimText(
  db: Db,
  { takesOver = false, ...row }: NewText,
): Promise<Claim | null> {
  const token = crypto.randomUUID()
  const fresh = {
    ...row,
    claim: token,
    outcome: null,
    totalMs: null,
    author: null,
    hasTakenOver: false,
    text: '',
    version: sql`${version} + 1`,
    isBroken: false,
    isStopRequested: false,
    firstWordsMs: null,
    heartbeatAt: sql`now()`,
  }
  const isOutdated = inArray(outcome, [...OUTDATED_OUTCOMES])
  const isOfDeadServer = sql`(${isInProgress} and ${isAbandoned})`
  try {
    const [claimed] = await db
      .insert(textStreams)
      .values({ ...row, claim: token })
      .onConflictDoUpdate({
        target: id,
        set: fresh,
        setWhere: takesOver ? sql`${isOutdated} or ${isOfDeadServer}` : isOutdated,
      })
      .returning({ id, version })
    return claimed ? { ...claimed, token } : null
  } catch (error) {
    // Another reply of this interview is in progress.
    if (isUniqueViolation(error)) return null
    throw error
  }
}

interface TextOfInterview {
  id: string
  interviewId: string
}

/**
 * A text as any server can read it; `discarded` when its row is gone or its server is dead.
 * @param readDone what readers are told last of a text with this outcome
 */
export async function readTextState<Done>(
  db: Db,
  of: TextOfInterview,
  readDone: (outcome: TextOutcome) => Promise<Done>,
): Promise<TextState<Done>> {
  const [row] = await db
    .select({ author, hasTakenOver, text, version, isBroken, firstWordsMs, outcome, isAbandoned })
    .from(textStreams)
    .where(and(eq(id, of.id), eq(interviewId, of.interviewId)))
  if (!row || (row.outcome === null && row.isAbandoned)) return { status: 'discarded' }
  if (row.outcome === 'left' || row.outcome === 'silent') return { status: 'discarded' }
  if (row.author === null) return { status: 'waiting', version: row.version }
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
    : { status: 'ended', done: await readDone(row.outcome), ...spoken }
}

const isClaimed = (claimed: Claim) =>
  and(eq(id, claimed.id), eq(claim, claimed.token), isInProgress)

/** Ends a text that this server has written. */
export const endText = (db: Db, claimed: Claim, ended: { outcome: TextOutcome; totalMs: number }) =>
  db.update(textStreams).set(ended).where(isClaimed(claimed))

/** Gives up a text of which nothing is stored, so that the next request starts it again. */
export const discardText = (db: Db, claimed: Claim) =>
  db.delete(textStreams).where(isClaimed(claimed))

/**
 * Ends a text that another server writes, or wrote before it died, with the words stored so far.
 * Undefined when no words are stored: the row is deleted.
 */
export async function endFromOutside(
  db: Db,
  textId: string,
  reason: 'interview-went-on' | 'server-died',
) {
  const isOpen = and(eq(id, textId), isInProgress)
  const ended = endingWithWords(reason)
  const [row] = await db
    .update(textStreams)
    .set({ outcome: ended, totalMs: sql`greatest(${firstWordsMs}, 0)` })
    .where(and(isOpen, ne(text, '')))
    .returning({ text, author })
  if (!row) await db.delete(textStreams).where(isOpen)
  return row
}

/**
 * Asks the servers that write texts of an interview to stop them. They read the request with their
 * next heartbeat.
 */
export const requestStop = (db: Db, ofInterview: string) =>
  db
    .update(textStreams)
    .set({ isStopRequested: true })
    .where(and(eq(interviewId, ofInterview), isInProgress))
