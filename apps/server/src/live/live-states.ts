import type { LiveEvent } from '@sightline/contracts/live/events'
import { applyLiveEvent, foldLiveSession, type LiveState } from '@sightline/live/session/session'
import { gte, inArray, or } from 'drizzle-orm'
import { interviewEvents } from '../interviews/public.ts'
import type { Db } from '../platform/db/client.ts'
import { readEventsWhere } from './owned-session.ts'

/** A session after its events so far. Of the looks at the screen it has the latest alone. */
interface StateSoFar {
  session: LiveState
  /** The place of the last of these events; 0 for a session that was deleted meanwhile. */
  seq: number
  lastId: string | null
}

/** The events behind all states that are kept: of about 40 MB. */
const KEPT_EVENTS_MAX = 100_000

export type LiveStates = ReturnType<typeof createLiveStates>

/**
 * The states of the sessions that this server has read lately. Each read reads the events since the
 * one before, so that its work does not grow with the session. Other servers may append events as
 * well; stored events never change.
 */
export function createLiveStates() {
  const states = new Map<string, StateSoFar>()
  let keptEvents = 0

  function forget(id: string) {
    keptEvents -= states.get(id)?.seq ?? 0
    states.delete(id)
  }

  /** Keeps a state as the latest read, and drops those that were not read for the longest time. */
  function keep(id: string, state: StateSoFar) {
    forget(id)
    states.set(id, state)
    keptEvents += state.seq
    for (const oldest of states.keys()) {
      if (keptEvents <= KEPT_EVENTS_MAX) break
      forget(oldest)
    }
  }

  return {
    forget,
    /** `stored`: the events among those with the ids `among` that are stored. */
    async read(
      db: Db,
      id: string,
      among: string[] = [],
    ): Promise<StateSoFar & { stored: LiveEvent[] }> {
      const known = states.get(id)
      const isAmong = inArray(interviewEvents.id, among)
      const events = await readEventsWhere(
        db,
        id,
        known && or(gte(interviewEvents.seq, known.seq), isAmong),
      )
      const state = known ? stateAfter(known, events) : wholeState(events)
      if (!state) {
        forget(id)
        return this.read(db, id, among)
      }
      if (state.seq > 0) keep(id, state)
      return { ...state, stored: events.filter((event) => among.includes(event.id)) }
    },
  }
}

/**
 * The state after the events since the last known one, which is read again. If it is gone, the
 * session was deleted, and perhaps another one has its id: then the result is null.
 */
function stateAfter(known: StateSoFar, events: LiveEvent[]): StateSoFar | null {
  const [last, ...since] = events.filter(({ seq }) => seq >= known.seq)
  if (last?.id !== known.lastId) return null
  const newest = since.at(-1) ?? last
  return { session: since.reduce(next, known.session), seq: newest.seq, lastId: newest.id }
}

function wholeState(events: LiveEvent[]): StateSoFar {
  const last = events.at(-1)
  return {
    session: events.reduce(next, foldLiveSession([])),
    seq: last?.seq ?? 0,
    lastId: last?.id ?? null,
  }
}

/** Texts of the screen are long, and nothing rests on one before the latest. */
function next(before: LiveState, event: LiveEvent): LiveState {
  const session = applyLiveEvent(before, event)
  return session.looks.length > 1 ? { ...session, looks: session.looks.slice(-1) } : session
}
