import { gte, inArray, or } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import type { LogReader, LogRow } from './read.ts'
import type { EventTable } from './table.ts'

/** A log after its events so far. */
interface StateSoFar<State> {
  state: State
  /** The place of the last of these events; 0 for a log that was deleted meanwhile. */
  seq: number
  lastId: string | null
  /** What the events take. */
  bytes: number
}

/** The events behind all states that are kept. */
const KEPT_BYTES_MAX = 40 * 1024 * 1024

interface Options<Event, State> {
  log: LogReader<Event>
  events: EventTable
  empty: State
  apply(state: State, event: Event): State
}

/** The states of logs, each read at a cost that does not grow with the log. */
export interface LogStates<Event, State> {
  forget(logId: string): void
  /** `stored`: the events among those with the ids `among` that are stored. */
  read(
    db: Db,
    logId: string,
    among?: string[],
  ): Promise<{ state: State; seq: number; stored: Event[] }>
}

/**
 * The states of the logs that this server has read lately. Each read reads the events since the one
 * before. Other servers may append events as well; stored events never change.
 */
export function createLogStates<Event, State>({
  log,
  events: table,
  empty,
  apply,
}: Options<Event, State>): LogStates<Event, State> {
  const states = new Map<string, StateSoFar<State>>()
  let keptBytes = 0

  function forget(logId: string) {
    keptBytes -= states.get(logId)?.bytes ?? 0
    states.delete(logId)
  }

  /** Keeps a state as the latest read, and drops those that were not read for the longest time. */
  function keep(logId: string, state: StateSoFar<State>) {
    forget(logId)
    states.set(logId, state)
    keptBytes += state.bytes
    for (const oldest of states.keys()) {
      if (keptBytes <= KEPT_BYTES_MAX) break
      forget(oldest)
    }
  }

  const after = (before: StateSoFar<State>, rows: LogRow<Event>[]) =>
    rows.reduce<StateSoFar<State>>(
      ({ state, bytes }, row) => ({
        state: row.event === null ? state : apply(state, row.event),
        seq: row.seq,
        lastId: row.id,
        bytes: bytes + row.bytes,
      }),
      before,
    )

  return {
    forget,
    async read(db, logId, among = []) {
      const known = states.get(logId)
      const isAmong = inArray(table.id, among)
      const rows = await log.rows(db, logId, known && or(gte(table.seq, known.seq), isAmong))
      const since = rows.filter(({ seq }) => seq > (known?.seq ?? 0))
      // The last known event is read again. If it is gone, the log was deleted, and perhaps another
      // one has its id.
      if (known && !rows.some(({ seq, id }) => seq === known.seq && id === known.lastId)) {
        forget(logId)
        return this.read(db, logId, among)
      }
      const state = after(known ?? { state: empty, seq: 0, lastId: null, bytes: 0 }, since)
      if (state.seq > 0) keep(logId, state)
      const stored = rows.flatMap(({ id, event }) => (event && among.includes(id) ? event : []))
      return { state: state.state, seq: state.seq, stored }
    },
  }
}
