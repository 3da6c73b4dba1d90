import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import type { EventTable } from './table.ts'
import { reportUnreadable } from './unreadable.ts'

/** An event as it is stored. */
export interface LogEvent {
  id: string
  type: string
  seq: number
  at: string
}

/** Checks the shape of an event: a zod schema. */
export interface EventSchema<Event> {
  safeParse(value: unknown): { success: true; data: Event } | { success: false; error: Error }
}

/** The place of an event, and the event; null when it cannot be read. */
export interface LogRow<Event> {
  seq: number
  id: string
  bytes: number
  event: Event | null
}

/** Events in order. All events up to `lastSeq` are among them, or not to be read. */
export interface LogPage<Event> {
  events: Event[]
  lastSeq: number
  hasMore: boolean
}

/** A page ends with the event that fills it, so that reading takes a bounded memory. */
const PAGE_BYTES = 1024 * 1024
const PAGE_EVENTS = 500

/** Reads the logs of one table. Events that cannot be read are reported, and left out. */
export interface LogReader<Event> {
  /** The events that fulfil a condition, in order. */
  read(db: Db, logId: string, which?: SQL): Promise<Event[]>
  /** The same with those that cannot be read. */
  rows(db: Db, logId: string, which?: SQL): Promise<LogRow<Event>[]>
  /** A page of the events whose `seq` is greater than `after`. */
  page(db: Db, logId: string, after: number, which?: SQL): Promise<LogPage<Event>>
  /** All events, page after page. */
  pages(db: Db, logId: string): AsyncGenerator<Event[]>
  /** All events as they are stored, unread. */
  stored(db: Db, logId: string): AsyncGenerator<unknown>
  parse(stored: unknown): Event | null
}

/** The size of an event in the database's own spelling of JSON, by which logs are counted. */
export const sizeOf = ({ body }: EventTable) => sql<number>`octet_length(${body}::text)`

const asStored = ({ logId: _, body, at, ...row }: EventTable['$inferSelect']) => ({
  ...row,
  ...body,
  at: at.toISOString(),
})

export function createLogReader<Event>(
  table: EventTable,
  schema: EventSchema<Event>,
): LogReader<Event> {
  const { logId, seq, id, type, body, at } = table
  const columns = { logId, seq, id, type, body, at }

  function parse(stored: unknown): Event | null {
    const parsed = schema.safeParse(stored)
    if (parsed.success) return parsed.data
    reportUnreadable(stored, parsed.error)
    return null
  }

  async function rows(db: Db, log: string, which?: SQL): Promise<LogRow<Event>[]> {
    const found = await db
      .select({ ...columns, bytes: sizeOf(table) })
      .from(table)
      .where(and(eq(logId, log), which))
      .orderBy(asc(seq))
    return found.map(({ bytes, ...row }) => ({
      seq: row.seq,
      id: row.id,
      bytes,
      event: parse(asStored(row)),
    }))
  }

  async function storedPage(db: Db, log: string, after: number, which?: SQL) {
    // The row after each tells whether the page is the last one.
    const next = sql<number | null>`lead(${seq}) over (order by ${seq})`.as('next')
    const before = sql<number>`sum(${sizeOf(table)}) over (order by ${seq}) - ${sizeOf(table)}`
    const first = db
      .select({ ...columns, next, before: before.as('before') })
      .from(table)
      .where(and(eq(logId, log), gt(seq, after), which))
      .orderBy(asc(seq))
      .limit(PAGE_EVENTS)
      .as('first')
    const found = await db
      .select()
      .from(first)
      .where(sql`${first.before} < ${PAGE_BYTES}`)
      .orderBy(asc(first.seq))
    const last = found.at(-1)
    return {
      stored: found.map(({ next: _, before: __, ...row }) => asStored(row)),
      lastSeq: last?.seq ?? after,
      hasMore: last !== undefined && last.next !== null,
    }
  }

  async function* storedPages(db: Db, log: string) {
    for (let [after, hasMore] = [0, true]; hasMore; ) {
      const page = await storedPage(db, log, after)
      yield page.stored
      after = page.lastSeq
      hasMore = page.hasMore
    }
  }
  const readable = (stored: unknown[]): Event[] => stored.flatMap((event) => parse(event) ?? [])

  return {
    parse,
    rows,
    read: async (db, log, which) =>
      (await rows(db, log, which)).flatMap(({ event }) => event ?? []),
    async page(db, log, after, which) {
      const { stored, ...page } = await storedPage(db, log, after, which)
      return { events: readable(stored), ...page }
    },
    async *pages(db, log) {
      for await (const stored of storedPages(db, log)) yield readable(stored)
    },
    async *stored(db, log) {
      for await (const stored of storedPages(db, log)) yield* stored
    },
  }
}
