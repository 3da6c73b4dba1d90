import { InterviewEvent } from '@sightline/contracts/interview-events'
import { and, asc, eq, gt, inArray, max, notInArray } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { interviewEvents } from './table.ts'

type Row = typeof interviewEvents.$inferSelect
const asEvent = ({ interviewId: _, body, at, ...row }: Row): InterviewEvent =>
  InterviewEvent.parse({ ...row, ...body, at: at.toISOString() })

/** Every event of an interview, in order. */
export async function readEvents(db: Db, interviewId: string): Promise<InterviewEvent[]> {
  const rows = await db
    .select()
    .from(interviewEvents)
    .where(eq(interviewEvents.interviewId, interviewId))
    .orderBy(asc(interviewEvents.seq))
  return rows.map(asEvent)
}

/** The events after the one at `after`, in order. */
export async function readEventsAfter(db: Db, interviewId: string, after: number): Promise<InterviewEvent[]> {
  const rows = await db
    .select()
    .from(interviewEvents)
    .where(and(eq(interviewEvents.interviewId, interviewId), gt(interviewEvents.seq, after)))
    .orderBy(asc(interviewEvents.seq))
  return rows.map(asEvent)
}

/** The events that decide what may happen next: without the many saves and runs of code, which decide nothing. */
export async function readDecisiveEvents(db: Db, interviewId: string): Promise<InterviewEvent[]> {
  const rows = await db
    .select()
    .from(interviewEvents)
    .where(
      and(eq(interviewEvents.interviewId, interviewId), notInArray(interviewEvents.type, ['code-saved', 'code-run'])),
    )
    .orderBy(asc(interviewEvents.seq))
  return rows.map(asEvent)
}

/** Those of `ids` that the interview has, in order. */
export async function findEvents(db: Db, interviewId: string, ids: string[]): Promise<InterviewEvent[]> {
  const rows = await db
    .select()
    .from(interviewEvents)
    .where(and(eq(interviewEvents.interviewId, interviewId), inArray(interviewEvents.id, ids)))
    .orderBy(asc(interviewEvents.seq))
  return rows.map(asEvent)
}

/** The place of the latest event; 0 when there is none. */
export async function lastSeq(db: Db, interviewId: string): Promise<number> {
  const [row] = await db
    .select({ seq: max(interviewEvents.seq) })
    .from(interviewEvents)
    .where(eq(interviewEvents.interviewId, interviewId))
  return row?.seq ?? 0
}

export async function insertEvent(db: Db, interviewId: string, event: InterviewEvent): Promise<void> {
  const { seq, id, type, at, ...body } = event
  await db.insert(interviewEvents).values({ interviewId, seq, id, type, body, at: new Date(at) })
}
