// Longer than other files: the steps of one log share its state.
import { ApiError, errorMessage } from './errors.ts'
import { onOnline } from './online.ts'
import { createOutbox, kindOfFailure, type SaveState } from './outbox.ts'
import type { SetAsideEvent, UnsentEvents } from './unsent-events.ts'

/** An event of a log as the server has stored it. */
export interface StoredEvent {
  id: string
  seq: number
  at: string
}

/** An event without what the log adds to it. */
export type EventBody<Event> = Event extends unknown ? Omit<Event, 'id' | 'version'> : never

/** Some of a log's events as stored, perhaps with more that the server tells. */
export interface EventBatch<Stored> {
  events: Stored[]
  /** Who has these events knows all up to this sequence number. */
  lastSeq?: number | undefined
  /** There are further events after `lastSeq`. */
  hasMore?: boolean | undefined
  nearlyFull?: NearlyFull | undefined
}

/** What will soon take no more events: this log, or all logs of the account together. */
export type NearlyFull = 'log' | 'account'

/** The requests of one log; all throw ApiError. */
export interface EventLogApi<Stored, Reported, Batch extends EventBatch<Stored>> {
  /** Stores events. Returns them as stored, with those that follow from them. */
  report(events: Reported[]): Promise<Batch>
  /** Stores events while the program is being closed; the response is not read. */
  reportOnClose(events: Reported[]): void
  /** The events after a sequence number, from the first one on; not always all of them. */
  after(seq: number): Promise<Batch>
  /**
   * Calls the listener when others may have added events, again while it fails. Returns a function
   * that stops this.
   */
  watch(listener: () => Promise<unknown>): () => void
}

interface Options<State, Stored, Reported, Batch extends EventBatch<Stored>> {
  /** The stored events when the log was opened, all of them, and the server's time then. */
  opened: EventBatch<Stored> & { now: string }
  api: EventLogApi<Stored, Reported, Batch>
  /** What this device keeps of the log. */
  unsent: UnsentEvents<Reported>
  fold: (events: readonly Stored[]) => State
  /** The state after one more event, as `fold` has it. */
  apply: (state: State, event: Stored) => State
  /** The same for saves of one text, of which only the newest counts; null for other events. */
  saveKeyOf?: (event: Reported) => string | null
  /** Leaves out events that later ones make void. */
  prune?: (events: Stored[]) => Stored[]
  version: number
}

/** A log as this device knows it: what the server has stored, then what it does not have yet. */
export interface EventLogState<State> {
  state: State
  saveState: SaveState
  /** Why the server did not take the last event, in a sentence; null when it did. */
  refusal: string | null
  /** The events that the server keeps refusing, or that cannot be read. */
  setAside: SetAsideEvent[]
  nearlyFull: NearlyFull | null
  /** The log is gone, or belongs to nobody who is signed in here. */
  isGone: boolean
}

/** `isOwn`: the events come in answer to what this device has reported. */
export type BatchListener<Stored, Batch> = (
  batch: Batch,
  told: { isOwn: boolean; foreign: Stored[] },
) => void

export interface EventLog<State, Stored, Reported, Batch> {
  getState(): EventLogState<State>
  /** Calls the listener after each change. Returns a function that removes it. */
  subscribe(listener: () => void): () => void
  /**
   * Calls the listener with each batch from the server, once it is part of the log. `foreign` are
   * the events in it that are new and were not created on this device.
   */
  onBatch(listener: BatchListener<Stored, Batch>): () => void
  /** Adds an event at once, and sends it after `delayMs`. Returns its id. */
  append(event: EventBody<Reported>, delayMs?: number): string
  /** Adds events that the server has stored at this device's request. */
  addStored(events: Stored[]): void
  /** Reads what others have added. */
  fetchMissing(): Promise<void>
  /** The stored events, in order. */
  stored(): readonly Stored[]
  hasUnsent(): boolean
  /** Sends all unsent events; false when some could not be sent now. */
  flush(): Promise<boolean>
  dismissSetAside(): void
  /** The server's time now. */
  serverNow(): Date
  /** Begins to send and to follow others. Returns a function that ends it, after a last try. */
  open(): () => void
  /** The program is being closed: what is unsent is sent without waiting for an answer. */
  leave(): void
}

/**
 * A log of events in step with the server and with other devices. Events that cannot be sent now
 * are kept on this device and sent when the line is back, each once and in order.
 */
export function createEventLog<
  State,
  Stored extends StoredEvent,
  Reported extends { id: string },
  Batch extends EventBatch<Stored>,
>(options: Options<State, Stored, Reported, Batch>): EventLog<State, Stored, Reported, Batch> {
  const { api, unsent, saveKeyOf, version } = options
  const listeners = new Set<() => void>()
  const batchListeners = new Set<BatchListener<Stored, Batch>>()
  const offsetMs = Date.parse(options.opened.now) - Date.now()
  const serverNow = () => new Date(Date.now() + offsetMs)
  const events = createFoldedEvents({ ...options, events: options.opened.events })
  const pending = createPendingEvents<Stored, Reported>(serverNow)
  const ownIds = new Set(unsent.initial.map(({ id }) => id))
  /** All events up to this sequence number have been read. */
  let readSeq = options.opened.lastSeq ?? lastSeqOf(options.opened.events)
  let current: EventLogState<State> = {
    state: stateWith(unsent.initial),
    saveState: 'saved',
    refusal: null,
    setAside: unsent.readSetAside(),
    nearlyFull: options.opened.nearlyFull ?? null,
    isGone: false,
  }

  function stateWith(waiting: Reported[]): State {
    return pending.placed(waiting, events).reduce(options.apply, events.state())
  }
  function change(part: Partial<EventLogState<State>>) {
    current = { ...current, ...part }
    for (const listener of listeners) listener()
  }
  const refold = () => change({ state: stateWith(outbox.pending()) })

  function addBatch(batch: Batch, isOwn: boolean) {
    const fresh = events.add(batch.events)
    // Without a gap before them; others may still be on their way.
    for (const { seq } of events.all()) if (seq === readSeq + 1) readSeq = seq
    if (batch.nearlyFull) change({ nearlyFull: batch.nearlyFull })
    refold()
    const foreign = fresh.filter(({ id }) => !ownIds.has(id))
    for (const listener of batchListeners) listener(batch, { isOwn, foreign })
  }

  async function fetchMissing() {
    try {
      for (let hasMore = true; hasMore; ) {
        const batch = await api.after(readSeq)
        // Sequence numbers have gaps: the server leaves out what is void or cannot be read.
        readSeq = Math.max(readSeq, batch.lastSeq ?? lastSeqOf(batch.events))
        addBatch(batch, false)
        hasMore = batch.hasMore === true
      }
    } catch (error) {
      if (!isGone(error)) throw error
      change({ isGone: true })
    }
  }
  /** A failure is ignored: the next change, or the return of the line, reads the same events. */
  const tryToFetchMissing = () => void fetchMissing().catch(() => {})

  const outbox = createOutbox<Reported>({
    initialEvents: unsent.initial,
    ...(saveKeyOf && { saveKeyOf }),
    store(waiting) {
      unsent.writeUnsent(waiting)
      change({ state: stateWith(waiting) })
    },
    async send(waiting) {
      const batch = await api.report(waiting)
      addBatch(batch, true)
      if (current.refusal !== null) change({ refusal: null })
    },
    kindOfFailure,
    onSaveState: (saveState) => change({ saveState }),
    onOutdated(error) {
      if (isGone(error)) return change({ isGone: true })
      change({ refusal: errorMessage(error) })
      tryToFetchMissing()
    },
    onSetAside: (event) => setAside([...unsent.readSetAside(), { ...event }]),
  })
  function setAside(list: SetAsideEvent[]) {
    unsent.writeSetAside(list)
    change({ setAside: list })
  }

  return {
    getState: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onBatch(listener) {
      batchListeners.add(listener)
      return () => batchListeners.delete(listener)
    },
    append(body, delayMs) {
      const event = { id: crypto.randomUUID(), version, ...body } as unknown as Reported
      ownIds.add(event.id)
      outbox.add(event, delayMs)
      return event.id
    },
    addStored(added) {
      for (const { id } of added) ownIds.add(id)
      events.add(added)
      refold()
    },
    fetchMissing,
    stored: events.all,
    hasUnsent: () => outbox.pending().length > 0,
    flush: outbox.flush,
    dismissSetAside: () => setAside([]),
    serverNow,
    open() {
      const flush = () => void outbox.flush()
      flush()
      const stopWatching = api.watch(fetchMissing)
      const stopFlushing = onOnline(flush)
      return () => {
        stopWatching()
        stopFlushing()
        void outbox.flush().finally(outbox.close)
      }
    },
    leave() {
      if (outbox.pending().length > 0) api.reportOnClose(outbox.pending())
    },
  }
}

const lastSeqOf = (events: readonly StoredEvent[]) => events.at(-1)?.seq ?? 0

/** A log's first page, with the events of all further ones. */
export async function readWholeLog<Stored extends StoredEvent, First extends EventBatch<Stored>>(
  first: First,
  after: (seq: number) => Promise<EventBatch<Stored>>,
): Promise<First> {
  const events = [...first.events]
  let last: EventBatch<Stored> = first
  while (last.hasMore) {
    last = await after(last.lastSeq ?? lastSeqOf(events))
    events.push(...last.events)
  }
  return { ...first, events, lastSeq: last.lastSeq, hasMore: false }
}

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 401)

interface FoldedEvents<State, Stored> {
  all(): readonly Stored[]
  state(): State
  /** Adds events and returns those that are new. */
  add(events: Stored[]): Stored[]
}

/** The stored events and their state. Events that come at the end cost one step of the fold. */
function createFoldedEvents<State, Stored extends StoredEvent>(options: {
  events: Stored[]
  fold: (events: readonly Stored[]) => State
  apply: (state: State, event: Stored) => State
  prune?: (events: Stored[]) => Stored[]
}): FoldedEvents<State, Stored> {
  const { fold, apply, prune = (events) => events } = options
  let stored = options.events
  let state = fold(stored)
  const known = new Set(stored.map(({ id }) => id))

  return {
    all: () => stored,
    state: () => state,
    add(added) {
      const fresh = added.filter(({ id }) => !known.has(id)).toSorted((a, b) => a.seq - b.seq)
      const [first] = fresh
      if (!first) return []
      for (const { id } of fresh) known.add(id)
      const isLast = first.seq > (stored.at(-1)?.seq ?? 0)
      const all = isLast ? [...stored, ...fresh] : [...stored, ...fresh].toSorted(bySeq)
      const kept = prune(all)
      const hasGrown = isLast && kept.length === all.length
      state = hasGrown ? fresh.reduce(apply, state) : fold(kept)
      stored = kept
      return fresh
    },
  }
}

const bySeq = (a: StoredEvent, b: StoredEvent) => a.seq - b.seq

/** Events that the server has not stored yet take their places after those that it has. */
function createPendingEvents<Stored extends StoredEvent, Reported extends { id: string }>(
  serverNow: () => Date,
) {
  /** When each was added; an event keeps its time. */
  const times = new Map<string, string>()
  return {
    placed(waiting: Reported[], events: { all(): readonly Stored[] }): Stored[] {
      const stored = new Set(events.all().map(({ id }) => id))
      const last = events.all().at(-1)?.seq ?? 0
      return waiting
        .filter(({ id }) => !stored.has(id))
        .map((event, index) => {
          const at = times.get(event.id) ?? serverNow().toISOString()
          times.set(event.id, at)
          return { ...event, seq: last + index + 1, at } as unknown as Stored
        })
    },
  }
}
