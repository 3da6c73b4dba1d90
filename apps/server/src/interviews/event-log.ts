import { InterviewEvent } from '@sightline/contracts/interviews/events'
import type { LiveEvent } from '@sightline/contracts/live/events'
import {
  type AnyColumn,
  and,
  asc,
  eq,
  gt,
  inArray,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { interviewEvents } from './table.ts'

/** Frequent events that never change what may happen next. */
const UNDECISIVE: string[] = ['code-saved', 'code-run', 'notes-saved']
/** True for events that change what may happen next. */
export const isDecisive = ({ type }: Pick<InterviewEvent, 'type'>) => !UNDECISIVE.includes(type)

/** Decisive events that leave the conversation where it is. */
const STANDING: string[] = ['paused', 'resumed', 'growth-measured']
/**
 * True for events that move the interview on: replies owed before such an event are no longer owed.
 */
const isProgress = (event: Pick<InterviewEvent, 'type'>) =>
  isDecisive(event) && !STANDING.includes(event.type)
/** Events by which the candidate goes on without waiting for the rest of a coach reply. */
const OVERTAKING: string[] = [
  'answered',
  'follow-up-answered',
  'moved-on',
  'candidate-asked',
  'ended',
]
export const overtakesReplies = ({ type }: Pick<InterviewEvent, 'type'>) =>
  OVERTAKING.includes(type)

/** The `seq` of the last event that moved the interview on; 0 before the first. */
export const lastProgressSeq = (events: InterviewEvent[]) => events.findLast(isProgress)?.seq ?? 0

/**
 * Query condition for the decisive events, and the last notes of each question, which are part of
 * its answer.
 */
const isDecisiveRow = (interviewId: string | AnyColumn) =>
  or(
    notInArray(interviewEvents.type, UNDECISIVE),
    sql`${interviewEvents.seq} in (
      select max(notes.seq) from ${interviewEvents} as notes
      where notes.interview_id = ${interviewId} and notes.type = 'notes-saved' group by notes.body->>'question')`,
  )

type Row = typeof interviewEvents.$inferSelect
const asStored = ({ interviewId: _, body, at, ...row }: Row) => ({
  ...row,
  ...body,
  at: at.toISOString(),
})
const asEvent = (row: Row): InterviewEvent => InterviewEvent.parse(asStored(row))

/**
 * The events of an interview of any mode, in order and unparsed; those that `which` selects, if
 * given.
 */
export async function readStoredEvents(
  db: Db,
  interviewId: string,
  which?: SQL,
): Promise<unknown[]> {
  const rows = await db
    .select()
    .from(interviewEvents)
    .where(and(eq(interviewEvents.interviewId, interviewId), which))
    .orderBy(asc(interviewEvents.seq))
  return rows.map(asStored)
}

const read = async (db: Db, interviewId: string, which?: SQL): Promise<InterviewEvent[]> =>
  (await readStoredEvents(db, interviewId, which)).map((event) => InterviewEvent.parse(event))

/** Every event of an interview, in order. */
export const readEvents = (db: Db, interviewId: string) => read(db, interviewId)

/** The events whose `seq` is greater than `after`, in order. */
export const readEventsAfter = (db: Db, interviewId: string, after: number) =>
  read(db, interviewId, gt(interviewEvents.seq, after))

/** The decisive events of an interview, in order. */
export const readDecisiveEvents = (db: Db, interviewId: string) =>
  read(db, interviewId, isDecisiveRow(interviewId))

/**
 * The latest save and the latest run of a question's code, which are not among the decisive events.
 * Empty if there are none.
 */
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
 * A column with the decisive events of the interview in a query's row, as JSON for `parseEvents`.
 */
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
export const parseEvents = (stored: unknown[] | null): InterviewEvent[] =>
  stored?.map((event) => InterviewEvent.parse(event)) ?? []

/**
 * Reads everything that an append needs, in one query: the decisive events, the events with one of
 * `ids`, and the highest `seq`. The interview must have at least one event.
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

export async function insertEvents(
  db: Db,
  interviewId: string,
  events: (InterviewEvent | LiveEvent)[],
): Promise<void> {
  if (events.length === 0) return
  await db.insert(interviewEvents).values(
    events.map(({ seq, id, type, at, ...body }) => ({
      interviewId,
      seq,
      id,
      type,
      body,
      at: new Date(at),
    })),
  )
}
