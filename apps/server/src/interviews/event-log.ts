import { InterviewEvent } from '@sightline/contracts/interview-events'
import { and, asc, eq, gt, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { interviewEvents } from './table.ts'

/** Saves and runs of code and saves of notes, of which there are many, decide nothing by themselves. */
const UNDECISIVE: string[] = ['code-saved', 'code-run', 'notes-saved']
/** False for saves and runs of code and saves of notes. */
export const decides = ({ type }: Pick<InterviewEvent, 'type'>) => !UNDECISIVE.includes(type)

/** The events that decide what may happen next. The last notes to each question are among them, since they are part of its answer. */
const isDecisive = (interviewId: string) =>
  or(
    notInArray(interviewEvents.type, UNDECISIVE),
    sql`${interviewEvents.seq} in (
      select max(notes.seq) from ${interviewEvents} as notes
      where notes.interview_id = ${interviewId} and notes.type = 'notes-saved' group by notes.body->>'question')`,
  )

type Row = typeof interviewEvents.$inferSelect
const asEvent = ({ interviewId: _, body, at, ...row }: Row): InterviewEvent =>
  InterviewEvent.parse({ ...row, ...body, at: at.toISOString() })

async function read(db: Db, interviewId: string, which?: SQL): Promise<InterviewEvent[]> {
  const rows = await db
    .select()
    .from(interviewEvents)
    .where(and(eq(interviewEvents.interviewId, interviewId), which))
    .orderBy(asc(interviewEvents.seq))
  return rows.map(asEvent)
}

/** Every event of an interview, in order. */
export const readEvents = (db: Db, interviewId: string) => read(db, interviewId)

/** The events after the one at `after`, in order. */
export const readEventsAfter = (db: Db, interviewId: string, after: number) =>
  read(db, interviewId, gt(interviewEvents.seq, after))

/** The events that decide what may happen next, in order. */
export const readDecisiveEvents = (db: Db, interviewId: string) => read(db, interviewId, isDecisive(interviewId))

/** The candidate's latest save and latest run of a question's code, which the decisive events lack; none where there was none. */
export const readLatestCode = (db: Db, interviewId: string, question: string) =>
  read(
    db,
    interviewId,
    sql`${interviewEvents.seq} in (
      select max(latest.seq) from ${interviewEvents} as latest
      where latest.interview_id = ${interviewId} and latest.type in ('code-saved', 'code-run')
        and latest.body->>'question' = ${question}
      group by latest.type)`,
  )

/**
 * What an append must know, in one query: the decisive events, those of `ids` that are stored already, and the latest place of all. For
 * an interview that has an event at least.
 */
export async function readBeforeAppend(db: Db, interviewId: string, ids: string[]) {
  const latest = sql<number>`(select max(${interviewEvents.seq}) from ${interviewEvents} where ${interviewEvents.interviewId} = ${interviewId})`
  const rows = await db
    .select({ event: interviewEvents, latest })
    .from(interviewEvents)
    .where(
      and(eq(interviewEvents.interviewId, interviewId), or(isDecisive(interviewId), inArray(interviewEvents.id, ids))),
    )
    .orderBy(asc(interviewEvents.seq))
  const events = rows.map(({ event }) => asEvent(event))
  return {
    decisive: events.filter((event) => decides(event) || event.type === 'notes-saved'),
    stored: events.filter(({ id }) => ids.includes(id)),
    seq: rows[0]?.latest ?? 0,
  }
}

export async function insertEvents(db: Db, interviewId: string, events: InterviewEvent[]): Promise<void> {
  if (events.length === 0) return
  await db
    .insert(interviewEvents)
    .values(events.map(({ seq, id, type, at, ...body }) => ({ interviewId, seq, id, type, body, at: new Date(at) })))
}
