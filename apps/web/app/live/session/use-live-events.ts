import { ApiError, errorMessage } from '@sightline/client/errors'
import { createOutbox, kindOfFailure, type SaveState } from '@sightline/client/outbox'
import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import type { LiveEvent, ReportedLiveEvent } from '@sightline/contracts/live/events'
import type { LiveDetail } from '@sightline/contracts/live/sessions'
import { applyLiveEvent, type LiveState } from '@sightline/live/session/session'
import { createSessionFold } from '@sightline/live/session/session-fold'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useChanges } from '../../events/public.ts'
import { liveApi } from '../api.ts'
import { saveUnsentLiveEvents } from './unsent-live-events.ts'

type EventBody<Event> = Event extends ReportedLiveEvent ? Omit<Event, 'id' | 'version'> : never
/** Adds an event to the session at once, and sends it to the server. Returns its id. */
export type ReportLive = (event: EventBody<ReportedLiveEvent>) => string

export interface SyncedSession {
  session: LiveState
  saveState: SaveState
  /** Why the server did not take the last event, in a sentence; null when it did. */
  refusal: string | null
  report: ReportLive
  addStored: (events: LiveEvent[]) => void
  /** True once the server has stored the end of the session. */
  isEndStored: boolean
  /**
   * Adds what the server has stored of what this tab hears, and acts on the prompt points in it.
   */
  addHeard: (events: LiveEvent[]) => void
  /** The server's time now. */
  serverNow: () => Date
}

interface Options {
  detail: LiveDetail
  /** Events of an earlier visit that the server does not have yet. */
  unsentEvents: ReportedLiveEvent[]
  /**
   * Called with events of this tab once they are stored, and with the prompt points that follow
   * from them.
   */
  onReported: (events: LiveEvent[]) => void
  /** Called when the session is gone, or belongs to nobody who is signed in here. */
  onLost: () => void
}

/**
 * A session in step with the server and with other tabs: the stored events, then those not sent
 * yet. What was heard while the line was down is kept on this device and sent when it is back.
 */
export function useLiveEvents({
  detail,
  unsentEvents,
  onReported,
  onLost,
}: Options): SyncedSession {
  const { id } = detail.session
  const [offsetMs] = useState(() => Date.parse(detail.now) - Date.now())
  const [stored, setStored] = useState(detail.events)
  const [pending, setPending] = useState<ReportedLiveEvent[]>(unsentEvents)
  const [saveState, setSaveState] = useState<SaveState>('saved')
  const [refusal, setRefusal] = useState<string | null>(null)
  const latestSeq = useRef(detail.events.at(-1)?.seq ?? 0)
  const serverNow = () => new Date(Date.now() + offsetMs)

  function addStored(events: LiveEvent[]) {
    setStored((current) => merge(current, events))
    // Only events without a gap before them count: others may still be on their way.
    for (const { seq } of events.toSorted((a, b) => a.seq - b.seq))
      if (seq === latestSeq.current + 1) latestSeq.current = seq
  }
  const reported = useRef(onReported)
  reported.current = onReported

  const [outbox] = useState(() =>
    createOutbox<ReportedLiveEvent>({
      initialEvents: unsentEvents,
      store: (events) => {
        saveUnsentLiveEvents(id, events)
        setPending(events)
      },
      send: async (events) => {
        const answer = await liveApi.reportEvents(id, events)
        addStored(answer)
        setRefusal(null)
        reported.current(answer)
      },
      kindOfFailure,
      onSaveState: setSaveState,
      onOutdated: (error) => setRefusal(errorMessage(error)),
      onSetAside: () => setRefusal('The server did not take the last entry.'),
    }),
  )

  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // In development React leaves and enters a page once more at its beginning.
    clearTimeout(closing.current)
    outbox.flush()
    const flush = () => void outbox.flush()
    const flushOnClose = () => {
      if (outbox.pending().length > 0) liveApi.reportEventsOnPageClose(id, outbox.pending())
    }
    addEventListener('online', flush)
    addEventListener('pagehide', flushOnClose)
    return () => {
      removeEventListener('online', flush)
      removeEventListener('pagehide', flushOnClose)
      const sent = outbox.flush()
      closing.current = setTimeout(() => void sent.finally(outbox.close))
    }
  }, [outbox, id])

  useChanges('interview-events', async () => {
    try {
      addStored(await liveApi.eventsAfter(id, latestSeq.current))
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 401)) onLost()
      else throw error
    }
  })

  const [fold] = useState(createSessionFold)
  const session = useMemo(
    () => withPending(fold(stored), { stored, pending, offsetMs }),
    [fold, stored, pending, offsetMs],
  )
  function addHeard(events: LiveEvent[]) {
    addStored(events)
    reported.current(events)
  }
  const report: ReportLive = useCallback(
    (body) => {
      const event = {
        id: crypto.randomUUID(),
        version: EVENT_VERSION,
        ...body,
      } as ReportedLiveEvent
      outbox.add(event)
      return event.id
    },
    [outbox],
  )
  const isEndStored = useMemo(() => stored.some(({ type }) => type === 'live-ended'), [stored])
  return { session, saveState, refusal, isEndStored, report, addStored, addHeard, serverNow }
}

function merge(current: LiveEvent[], events: LiveEvent[]): LiveEvent[] {
  const known = new Set(current.map(({ id }) => id))
  const fresh = events.filter(({ id }) => !known.has(id))
  return fresh.length === 0 ? current : [...current, ...fresh].toSorted((a, b) => a.seq - b.seq)
}

interface Unsent {
  stored: LiveEvent[]
  pending: ReportedLiveEvent[]
  offsetMs: number
}

/** The state with events that the server has not stored yet, which are dated now. */
function withPending(state: LiveState, { stored, pending, offsetMs }: Unsent): LiveState {
  if (pending.length === 0) return state
  const ids = new Set(stored.map(({ id }) => id))
  const at = new Date(Date.now() + offsetMs).toISOString()
  const waiting = pending.filter(({ id }) => !ids.has(id))
  return waiting.reduce(
    (before, event, index) =>
      applyLiveEvent(before, { ...event, seq: stored.length + index + 1, at }),
    state,
  )
}
