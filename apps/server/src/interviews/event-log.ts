import { InterviewEvent } from '@sightline/contracts/interview-events'
import { type AnyColumn, and, asc, eq, gt, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { interviewEvents } from './table.ts'

/** Saves and runs of code and saves of notes, of which there are many, decide nothing by themselves. */
const UNDECISIVE: string[] = ['code-saved', 'code-run', 'notes-saved']
/** False for saves and runs of code and saves of notes. */
export const isDecisive = ({ type }: Pick<InterviewEvent, 'type'>) => !UNDECISIVE.includes(type)

/** The interview stands still at these, or runs on. */
const STANDSTILL: string[] = ['paused', 'resumed']
/** True for events with which the interview goes on: what was owed before them is behind it. */
const isProgress = (event: Pick<InterviewEvent, 'type'>) => isDecisive(event) && !STANDSTILL.includes(event.type)
/** With these the candidate goes on without the rest of a follow-up or an answer that is still being worded. */
const OVERTAKING: string[] = ['answered', 'follow-up-answered', 'moved-on', 'candidate-asked', 'ended']
export const overtakesReplies = ({ type }: Pick<InterviewEvent, 'type'>) => OVERTAKING.includes(type)

/** The place of the event that it has come to. */
export const lastProgressSeq = (events: InterviewEvent[]) => events.findLast(isProgress)?.seq ?? 0

/** The events that decide what may happen next. The last notes to each question are among them, since they are part of its answer. */
const isDecisiveRow = (interviewId: string | AnyColumn) =>
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
export const readDecisiveEvents = (db: Db, interviewId: string) => read(db, interviewId, isDecisiveRow(interviewId))

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

/** The decisive events of the interview in a query's row, for `asEvents`. */
export const decisiveEventsColumn = (db: Db, interviewId: AnyColumn) => {
  const { seq, id, type, body, at } = interviewEvents
  const utc = sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const event = sql`${body} || jsonb_build_object('seq', ${seq}, 'id', ${id}, 'type', ${type}, 'at', ${utc})`
  const which = and(eq(interviewEvents.interviewId, interviewId), isDecisiveRow(interviewId))
  const all = db
    .select({ all: sql`jsonb_agg(${event} order by ${seq})` })
    .from(interviewEvents)
    .where(which)
  return sql<unknown[] | null>`(${all})`
}
export const parseEvents = (found: unknown[] | null): InterviewEvent[] =>
  found?.map((event) => InterviewEvent.parse(event)) ?? []

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
      and(
        eq(interviewEvents.interviewId, interviewId),
        or(isDecisiveRow(interviewId), inArray(interviewEvents.id, ids)),
      ),
    )
    .orderBy(asc(interviewEvents.seq))
  const events = rows.map(({ event }) => asEvent(event))
  return {
    decisive: events.filter((event) => isDecisive(event) || event.type === 'notes-saved'),
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
