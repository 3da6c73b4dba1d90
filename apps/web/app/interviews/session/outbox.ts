import { saveKeyOf } from '@sightline/coach/interview/save-key'
import type { ReportedEvent } from '@sightline/contracts/interview-events'
import { EVENTS_PER_REQUEST } from '@sightline/contracts/interview-limits'
import { retryDelayMs } from '../../retry.ts'

/** `offline`: the server could not be reached; unsent events are stored on this device and sending is retried. */
export type SaveState = 'saved' | 'saving' | 'offline'

type OutboxOptions = {
  /** Events left over from an earlier visit. */
  initialEvents: ReportedEvent[]
  /** Stores the pending events on this device, so that they survive a reload. */
  store: (events: ReportedEvent[]) => void
  send: (events: ReportedEvent[]) => Promise<void>
  /** True when the server will never accept these events, however often they are sent. */
  isRefusal: (error: unknown) => boolean
  onSaveState: (state: SaveState) => void
  /** Called with refused events; the other events are sent on. */
  onRefused: (error: unknown, events: ReportedEvent[]) => void
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

/** Sends events in order and exactly once. Events survive network failures and reloads. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { initialEvents, store, send, isRefusal, onSaveState, onRefused } = options
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
      } catch (error) {
        inFlight = 0
        if (!isRefusal(error)) {
          onSaveState('offline')
          schedule(retryDelayMs(++failures))
          return false
        }
        // The server refuses a whole batch for one bad event: sent one at a time, the other events pass.
        if (batch.length > 1) {
          batchSize = 1
          continue
        }
        onRefused(error, batch)
      }
      failures = 0
      queue = queue.slice(batch.length)
      inFlight = 0
      store(queue)
    }
    batchSize = EVENTS_PER_REQUEST
    onSaveState('saved')
    return true
  }

  function close() {
    isClosed = true
    clearTimeout(timer)
  }

  return { add, flush, pending: () => queue, close }
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
