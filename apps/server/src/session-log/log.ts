import type { Topic } from '@sightline/contracts/platform/events'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { notify } from '../platform/events/public.ts'
import { createLogReader, type EventSchema, type LogEvent, type LogReader, sizeOf } from './read.ts'
import type { EventTable, LogRows } from './table.ts'
import { createTurns } from './turns.ts'
import { reportUnreadable } from './unreadable.ts'
import {
  countBytes,
  type NearlyFull,
  nearlyFull,
  type OwnedId,
  readUsage,
  requireRoom,
} from './usage.ts'

/** An event before it has a place in the log. */
type NewLogEvent = Pick<LogEvent, 'id' | 'type'>

/** What a feature says of its logs. */
export interface LogOptions<Event extends LogEvent, New extends NewLogEvent, State> {
  rows: LogRows
  events: EventTable
  /** The whole shape of a stored event. Nothing else is stored. */
  schema: EventSchema<Event>
  /** The state after one more event. */
  apply(state: State, event: Event): State
  /** Why a state does not take an event, in a sentence for the user; null when it does. */
  reject(state: State, event: New): string | null
  /** The end, which a full log takes as well. */
  isEnd(event: NewLogEvent): boolean
  maxEvents: number
  /** What the user is told when the log takes no more. */
  full: string
  /** What open pages are told of new events. */
  topic: Topic
  /** Of stored events, those that are not kept once `added` are stored. */
  superseded?(logId: string, added: readonly Event[]): SQL | undefined
}

/** A log while events are appended to it: nobody else appends meanwhile. */
export interface Draft<Event, New, State> {
  tx: Db
  /** The state before and after what was added. */
  before: State
  readonly state: State
  /** What was added, as it will be stored. */
  added: Event[]
  /** True for events that are stored already or were added. */
  has(id: string): boolean
  /** True when the log takes nothing but its end. */
  isFull(): boolean
  /** @throws AppError('conflict') when the log does not take the event */
  add(event: New): Event
  /**
   * Adds an event that follows from another. One that has no valid shape is reported and left out,
   * so that it costs nothing but itself: then the result is null.
   */
  follow(event: New): Event | null
}

/** A log before events are appended: the place of its last event, and which are stored already. */
interface Before<Event, State> {
  state: State
  seq: number
  stored: Event[]
}

/** One request to append, in the order of its steps. */
export interface Append<Row, Found, Event, New, State> {
  /** Locks and reads the row whose log it is. @throws AppError('not_found') */
  lock(tx: Db): Promise<Row>
  read(tx: Db): Promise<Found>
  /** Adds what is new and what follows from it, and stores what rests on the state. */
  write(draft: Draft<Event, New, State>, row: Row, found: Found): Promise<void>
  /** True for the server's own work, which waits for its turn where a request would be refused. */
  canWait?: boolean
}

export interface Appended<Event, State> {
  /** The events that were stored before, and those that were added, in order. */
  stored: Event[]
  added: Event[]
  state: State
  nearlyFull?: NearlyFull
}

/** The logs of one table: events are appended, each once, and never changed. */
export interface SessionLog<Event extends LogEvent, New extends NewLogEvent, State>
  extends LogReader<Event> {
  /** What is nearly full, as a field of an answer; no field where nothing is. */
  nearlyFull(db: Db, owned: OwnedId): Promise<{ nearlyFull?: NearlyFull }>
  /** Stores the first events of a new row, in the transaction that creates it. */
  begin(tx: Db, owned: OwnedId, events: New[], at: Date): Promise<void>
  /**
   * Appends events, all or none. Requests for one log take turns across all servers, and a repeated
   * one changes nothing.
   * @throws AppError('not_found' | 'conflict' | 'no_room' | 'too_many_requests')
   */
  append<Row, Found extends Before<Event, State>>(
    db: Db,
    owned: OwnedId,
    at: Date,
    append: Append<Row, Found, Event, New, State>,
  ): Promise<Appended<Event, State>>
}

export function createSessionLog<Event extends LogEvent, New extends NewLogEvent, State>(
  options: LogOptions<Event, New, State>,
): SessionLog<Event, New, State> {
  const { rows, events: table, schema, isEnd, full, topic, superseded } = options
  const inTurn = createTurns()

  /** @throws when the event has not the shape of a stored one */
  function place(event: New, seq: number, at: Date): Event {
    const parsed = schema.safeParse({ ...event, seq, at: at.toISOString() })
    if (parsed.success) return parsed.data
    throw new UnreadableEvent(parsed.error)
  }

  /** Stores events and counts them. @throws AppError('conflict' | 'no_room') */
  async function insert(tx: Db, owned: OwnedId, events: Event[]) {
    const inserted = await tx
      .insert(table)
      .values(
        events.map(({ seq, id, type, at, ...body }) => ({
          logId: owned.id,
          seq,
          id,
          type,
          body,
          at: new Date(at),
        })),
      )
      .returning({ bytes: sizeOf(table) })
    const which = superseded?.(owned.id, events)
    const deleted = which
      ? await tx
          .delete(table)
          .where(which)
          .returning({ bytes: sizeOf(table) })
      : []
    const usage = await countBytes(tx, rows, owned, sum(inserted) - sum(deleted))
    if (!events.some(isEnd)) requireRoom(usage, full)
    return nearlyFull(usage)
  }

  function createDraft(
    tx: Db,
    at: Date,
    { state: before, seq, stored }: Before<Event, State>,
  ): Draft<Event, New, State> {
    const known = new Set(stored.map(({ id }) => id))
    const added: Event[] = []
    let state = before
    const isFull = () => seq + added.length >= options.maxEvents
    function add(event: New): Event {
      const reason = options.reject(state, event)
      if (reason !== null) throw new AppError('conflict', reason)
      if (isFull() && !isEnd(event)) throw new AppError('conflict', full)
      const placed = place(event, seq + added.length + 1, at)
      state = options.apply(state, placed)
      added.push(placed)
      known.add(event.id)
      return placed
    }
    return {
      tx,
      before,
      get state() {
        return state
      },
      added,
      has: (id) => known.has(id),
      isFull,
      add,
      follow(event) {
        try {
          return add(event)
        } catch (error) {
          if (!(error instanceof UnreadableEvent)) throw error
          reportUnreadable(event, error.problem)
          return null
        }
      },
    }
  }

  return {
    ...createLogReader(table, schema),
    nearlyFull: async (db, owned) => nearlyFull(await readUsage(db, rows, owned)),
    async begin(tx, owned, events, at) {
      const placed = events.map((event, index) => place(event, index + 1, at))
      await insert(tx, owned, placed)
    },
    async append(db, owned, at, { lock, read, write, canWait = false }) {
      const run = () =>
        db.transaction(async (tx) => {
          const row = await lock(tx)
          const found = await read(tx)
          const draft = createDraft(tx, at, found)
          await write(draft, row, found)
          const { stored } = found
          const { added, state } = draft
          if (added.length === 0) return { stored, added, state }
          return { stored, added, state, ...(await insert(tx, owned, added)) }
        })
      const appended = await inTurn(owned.id, run, canWait)
      // Outside the transaction: NOTIFY holds a database-wide lock until the commit is on disk. A
      // tab that misses the notice loses nothing.
      if (appended.added.length > 0) await notify(db, owned.ownerId, topic)
      return appended
    },
  }
}

const sum = (rows: { bytes: number }[]) => rows.reduce((total, { bytes }) => total + bytes, 0)

/** An event that cannot be stored, since nobody could read it. */
class UnreadableEvent extends Error {
  readonly problem: Error
  constructor(problem: Error) {
    super('An event has not the shape that it must have', { cause: problem })
    this.problem = problem
  }
}
