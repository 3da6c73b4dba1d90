import { applyEvent } from '@sightline/coach/interview/fold'
import type { Interview } from '@sightline/coach/interview/state'
import { KEPT_COUNTS } from '@sightline/coach/interview/superseded'
import { rejectionOf } from '@sightline/coach/interview/validate-event'
import { InterviewEvent, type NewEvent } from '@sightline/contracts/interviews/events'
import { EVENTS_PER_INTERVIEW } from '@sightline/contracts/interviews/limits'
import { type AnyColumn, and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { createSessionLog, interviewEvents, interviews } from '../session-log/public.ts'

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

/** The logs of mock interviews. */
export const interviewLog = createSessionLog<InterviewEvent, NewEvent, Interview>({
  rows: interviews,
  events: interviewEvents,
  schema: InterviewEvent,
  apply: applyEvent,
  reject: rejectionOf,
  isEnd: ({ type }) => type === 'ended',
  maxEvents: EVENTS_PER_INTERVIEW,
  full: 'This interview is full. End it and start another.',
  topic: 'interview-events',
  superseded: (interviewId, added) =>
    added.some(isReplaceable)
      ? and(eq(interviewEvents.logId, interviewId), isAmongLatest(interviewId, SAVES_KEPT, '>'))
      : undefined,
})

/**
 * Saves that were replaced are kept for a while, so that a page which sends one again is known to
 * have sent it.
 */
const SAVES_KEPT = 10
const isReplaceable = ({ type }: InterviewEvent) => KEPT_COUNTS[type] !== undefined

/**
 * Query condition for saves and runs by their place among those of the same question and language,
 * counted from the latest: within what counts of them or `kept`, or beyond.
 */
function isAmongLatest(interviewId: string, kept: number, within: '<=' | '>'): SQL {
  const counts = Object.entries(KEPT_COUNTS)
  const types = sql.join(
    counts.map(([type]) => sql`${type}`),
    sql`, `,
  )
  const limit = sql.join(
    counts.map(([type, count]) => sql`when ${type} then ${Math.max(count, kept)}::int`),
    sql` `,
  )
  return sql`${interviewEvents.seq} in (
    select seq from (
      select saves.seq, saves.type, row_number() over (
        partition by saves.type, saves.body->>'question', saves.body->>'language'
        order by saves.seq desc) as place
      from ${interviewEvents} as saves
      where saves.interview_id = ${interviewId} and saves.type in (${types})) as placed
    where place ${sql.raw(within)} case type ${limit} end)`
}

/** Query condition for the events that pages get: without saves and runs that were replaced. */
const isCurrentRow = (interviewId: string) =>
  or(
    notInArray(interviewEvents.type, Object.keys(KEPT_COUNTS)),
    isAmongLatest(interviewId, 1, '<='),
  )

/** A page of the events after a `seq`, without saves and runs that later ones replaced. */
export const readEventsAfter = (db: Db, interviewId: string, after: number) =>
  interviewLog.page(db, interviewId, after, isCurrentRow(interviewId))

/** The decisive events of an interview, in order. */
export const readDecisiveEvents = (db: Db, interviewId: string) =>
  interviewLog.read(db, interviewId, isDecisiveRow(interviewId))

/**
 * The latest save and the latest run of a question's code, which are not among the decisive events.
 * Empty if there are none.
 */
export const readLatestCode = (db: Db, interviewId: string, question: string) =>
  interviewLog.read(
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
  const which = and(eq(interviewEvents.logId, interviewId), isDecisiveRow(interviewId))
  const all = db
    .select({ all: sql`jsonb_agg(${event} order by ${seq})` })
    .from(interviewEvents)
    .where(which)
  return sql<unknown[] | null>`(${all})`
}
export const parseEvents = (stored: unknown[] | null): InterviewEvent[] =>
  stored?.flatMap((event) => interviewLog.parse(event) ?? []) ?? []

/**
 * Reads everything that an append needs, in one query: the decisive events, the events with one of
 * `ids`, and the highest `seq`.
 */
export async function readBeforeAppend(db: Db, interviewId: string, ids: string[]) {
  const latest = sql`${interviewEvents.seq} = (
    select max(newest.seq) from ${interviewEvents} as newest where newest.interview_id = ${interviewId})`
  const rows = await interviewLog.rows(
    db,
    interviewId,
    or(isDecisiveRow(interviewId), inArray(interviewEvents.id, ids), latest),
  )
  const events = rows.flatMap(({ event }) => event ?? [])
  return {
    decisive: events.filter((event) => isDecisive(event) || event.type === 'notes-saved'),
    stored: events.filter(({ id }) => ids.includes(id)),
    seq: rows.at(-1)?.seq ?? 0,
  }
}
