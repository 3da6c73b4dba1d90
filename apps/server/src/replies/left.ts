import type { NewEvent } from '@sightline/contracts/interview-events'
import { and, eq } from 'drizzle-orm'
import { interviews, type Mine, type Parts, placeOf, readDecisiveEvents, type Standing } from '../interviews/public.ts'
import type { Db } from '../platform/db/client.ts'
import { firstPendingReply } from './pending-reply.ts'
import { asReplyEvent } from './reply-event.ts'
import { interviewReplies } from './table.ts'

/** Looks for what was being said when its readers left. Only what the interview still waits for is found. */
export const createLeftReply =
  (bank: Parts['bank']) =>
  async (db: Db, standing: Standing): Promise<NewEvent | null> => {
    const awaited = firstPendingReply(bank, standing)
    if (!awaited) return null
    const { id, reply } = awaited
    const [row] = await db
      .select({ text: interviewReplies.text, author: interviewReplies.author })
      .from(interviewReplies)
      .where(and(eq(interviewReplies.id, id), eq(interviewReplies.outcome, 'left')))
    return row ? asReplyEvent({ ...reply, id }, { ...row, isCutShort: true }) : null
  }

interface Leaving {
  id: string
  mine: Mine
  /** What it replies to. */
  place: number
  ended: Partial<typeof interviewReplies.$inferInsert>
}

/**
 * Stores a reply for whoever comes back. Returns false, with nothing stored, when the interview has gone on meanwhile, so that nobody will:
 * it takes its turn with what goes on.
 */
export function leave(db: Db, { id, mine, place, ended }: Leaving): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ id: interviews.id }).from(interviews).where(eq(interviews.id, mine.id)).for('update')
    if (placeOf(await readDecisiveEvents(tx, mine.id)) !== place) return false
    await tx
      .update(interviewReplies)
      .set({ ...ended, outcome: 'left' })
      .where(eq(interviewReplies.id, id))
    return true
  })
}
