import type { ReplyKind } from '@sightline/contracts/replies'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { type Live, newLive, tellReaders } from './broadcast.ts'
import { isAbandoned } from './reply-context.ts'
import { interviewReplies } from './table.ts'

/** Lets the server that writes know in time that there is a reader here. */
const LOOK_MS = 200

/** A reply that another server writes, as it is stored step by step. Looks as long as it has a reader here. */
export function watch(db: Db, { id, kind, onOver }: { id: string; kind: ReplyKind; onOver: () => void }): Live {
  const live = newLive(id, kind)
  const look = async () => {
    const [row] = await db
      .update(interviewReplies)
      .set({ readAt: sql`now()` })
      .where(eq(interviewReplies.id, id))
      .returning({
        author: interviewReplies.author,
        hasTakenOver: interviewReplies.hasTakenOver,
        text: interviewReplies.text,
        outcome: interviewReplies.outcome,
        isAbandoned,
      })
    if (row) Object.assign(live, { author: row.author, hasTakenOver: row.hasTakenOver, text: row.text })
    // Its events reach the page the way of all events.
    if (row?.outcome) live.end = { outcome: row.outcome, events: [] }
    else if (!row || row.isAbandoned) live.end = { outcome: 'interrupted', events: [] }
    tellReaders(live)
  }
  const goOn = () => {
    const isOver = live.end !== null || live.readers.size === 0
    if (isOver) onOver()
    else setTimeout(() => look().then(goOn, onOver), LOOK_MS)
  }
  setTimeout(() => look().then(goOn, onOver))
  return live
}
