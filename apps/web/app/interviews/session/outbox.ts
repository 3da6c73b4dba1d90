import { saveKeyOf } from '@sightline/coach/interview/save-key'
import type { ReportedEvent } from '@sightline/contracts/interview-events'
import { EVENTS_PER_REQUEST } from '@sightline/contracts/interview-limits'
import { retryDelayMs } from '../../retry.ts'

/** `offline`: the server could not be reached; unsent events are stored on this device and sending is retried. */
export type SaveState = 'saved' | 'saving' | 'offline'

/**
 * Why a request failed. `unreachable`: the server takes no requests now. `outdated`: the interview has gone on without
 * the event, or is gone. `refused`: the server does not accept the event. `broken`: the server failed, perhaps because
 * of the event.
 */
export type SendFailure = 'unreachable' | 'outdated' | 'refused' | 'broken'

type OutboxOptions = {
  /** Events left over from an earlier visit. */
  initialEvents: ReportedEvent[]
  /** Stores the pending events on this device, so that they survive a reload. */
  store: (events: ReportedEvent[]) => void
  send: (events: ReportedEvent[]) => Promise<void>
  kindOfFailure: (error: unknown) => SendFailure
  onSaveState: (state: SaveState) => void
  /** Called with an event that no longer fits the interview; the other events are sent on. */
  onOutdated: (error: unknown, event: ReportedEvent) => void
  /** Called with an event that the server has refused ATTEMPTS_MAX times; the other events are sent on. */
  onSetAside: (event: ReportedEvent) => void
}

export interface Outbox {
  /** Queues an event and sends it after `delayMs`. Until then a newer save of the same text replaces the event. */
  add(event: ReportedEvent, delayMs?: number): void
  pending(): ReportedEvent[]
  /** Sends all pending events. False when some could not be sent now. */
  flush(): Promise<boolean>
  /** Stops sending. Pending events stay stored on this device. */
  close(): void
}

const BATCH_MAX_LENGTH = 400_000
/** After so many attempts an event is set aside, so that it does not hold back the others. */
const ATTEMPTS_MAX = 3
/** How many later events are tried in place of a broken one. */
const PROBES_MAX = 10

/**
 * Sends events in order and exactly once. Events survive network failures and reloads. An event that the server keeps
 * refusing is set aside, and one on which the server fails as well, if the server accepts other events meanwhile.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { initialEvents, store, send, kindOfFailure, onSaveState, onOutdated, onSetAside } = options
  const attempts = createAttempts()
  let queue = initialEvents
  let inFlight = 0
  let failures = 0
  let batchSize = EVENTS_PER_REQUEST
  let timer: ReturnType<typeof setTimeout> | undefined
  let currentFlush: Promise<boolean> | undefined
  let isClosed = false

  function add(event: ReportedEvent, delayMs = 0) {
    const last = queue.at(-1)
    const isReplaced = queue.length > inFlight && last !== undefined && isNewerSave(event, last)
    queue = isReplaced ? [...queue.slice(0, -1), event] : [...queue, event]
    store(queue)
    schedule(delayMs)
  }

  function schedule(delayMs: number) {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(flush, delayMs)
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer)
    currentFlush ??= sendAll().finally(() => {
      currentFlush = undefined
    })
    return currentFlush
  }

  async function sendAll(): Promise<boolean> {
    while (queue.length > 0) {
      const batch = firstBatch(queue, batchSize)
      inFlight = batch.length
      onSaveState('saving')
      try {
        await send(batch)
        accepted(batch)
      } catch (error) {
        const failure = kindOfFailure(error)
        // One bad event fails the whole batch: sent one at a time, the other events pass.
        const isBatchAtFault = failure !== 'unreachable' && batch.length > 1
        if (isBatchAtFault) batchSize = 1
        else if (!(await isSettled(batch[0] as ReportedEvent, failure, error))) return retryLater()
      }
    }
    batchSize = EVENTS_PER_REQUEST
    onSaveState('saved')
    return true
  }

  /** Deals with an event that could not be sent. False when sending has to wait. */
  async function isSettled(event: ReportedEvent, failure: SendFailure, error: unknown): Promise<boolean> {
    if (failure === 'unreachable') return false
    if (failure === 'outdated') {
      onOutdated(error, event)
      remove([event])
      return true
    }
    const failed = attempts.count(event)
    if (failed < ATTEMPTS_MAX) return failure === 'refused'
    // Once a later event is accepted, this event gets a last attempt: the server may have recovered in between.
    if (failure === 'broken' && !attempts.areOthersAccepted(event)) return sendLaterEvent()
    onSetAside(event)
    remove([event])
    return true
  }

  /**
   * Sends the first later event that the server accepts, which tells a broken event from a broken server. False when
   * there is none.
   */
  async function sendLaterEvent(): Promise<boolean> {
    inFlight = queue.length
    for (const event of queue.slice(1, 1 + PROBES_MAX)) {
      try {
        await send([event])
        accepted([event])
        return true
      } catch (error) {
        if (kindOfFailure(error) === 'unreachable') return false
      }
    }
    return false
  }

  function accepted(events: ReportedEvent[]) {
    failures = 0
    remove(events)
    attempts.accept()
  }

  function remove(events: ReportedEvent[]) {
    queue = queue.filter((event) => !events.includes(event))
    inFlight = 0
    store(queue)
  }

  function retryLater(): false {
    inFlight = 0
    onSaveState('offline')
    schedule(retryDelayMs(++failures))
    return false
  }

  function close() {
    isClosed = true
    clearTimeout(timer)
  }

  return { add, flush, pending: () => queue, close }
}

/** Counts the failed attempts of each event, and notes whether the server has accepted other events since the first. */
function createAttempts() {
  const failed = new Map<string, { count: number; areOthersAccepted: boolean }>()
  return {
    /** Counts a failed attempt and returns their number. */
    count({ id }: ReportedEvent): number {
      const { count, areOthersAccepted } = failed.get(id) ?? { count: 0, areOthersAccepted: false }
      failed.set(id, { count: count + 1, areOthersAccepted })
      return count + 1
    },
    accept() {
      for (const [id, { count }] of failed) failed.set(id, { count, areOthersAccepted: true })
    },
    areOthersAccepted: ({ id }: ReportedEvent) => failed.get(id)?.areOthersAccepted ?? false,
  }
}

const isNewerSave = (event: ReportedEvent, last: ReportedEvent) =>
  saveKeyOf(event) !== null && saveKeyOf(event) === saveKeyOf(last)

/** As many events as fit into one request, but at least one. */
function firstBatch(queue: ReportedEvent[], size: number): ReportedEvent[] {
  let length = 0
  const end = queue.slice(0, size).findIndex((event) => {
    length += JSON.stringify(event).length
    return length > BATCH_MAX_LENGTH
  })
  return queue.slice(0, end === -1 ? size : Math.max(1, end))
}
