import { saveKeyOf } from '@sightline/coach/interview/save-key'
import type { ReportedEvent } from '@sightline/contracts/interview-events'
import { EVENTS_PER_REQUEST } from '@sightline/contracts/interview-limits'
import { retryDelayMs } from '../../retry.ts'

/** `kept`: the server could not be reached; what it lacks is kept on this device and sent again by and by. */
export type SaveState = 'saved' | 'saving' | 'kept'

type Options = {
  /** Left over from an earlier visit. */
  initial: ReportedEvent[]
  /** Puts what is still to be sent where a reload finds it. */
  keep: (events: ReportedEvent[]) => void
  send: (events: ReportedEvent[]) => Promise<void>
  /** True when the server will never take these events, however often they are sent. */
  isRefusal: (error: unknown) => boolean
  onState: (state: SaveState) => void
  /** Called with what the server refused; the rest is sent on. */
  onRefused: (error: unknown, events: ReportedEvent[]) => void
}

export interface Outbox {
  /** Takes an event to be sent, at once or after a while, in which a newer save may take its place. */
  add(event: ReportedEvent, delayMs?: number): void
  pending(): ReportedEvent[]
  /** Sends all there is. False when some of it could not be sent now. */
  flush(): Promise<boolean>
  /** Stops trying. What is pending stays kept. */
  close(): void
}

const BATCH_MAX_LENGTH = 400_000

/** Sends events in order, each once, and loses none: not to a lost network, not to a reload. */
export function createOutbox({ initial, keep, send, isRefusal, onState, onRefused }: Options): Outbox {
  let queue = initial
  let inFlight = 0
  let failures = 0
  let batchSize = EVENTS_PER_REQUEST
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<boolean> | undefined
  let isClosed = false

  function add(event: ReportedEvent, delayMs = 0) {
    const last = queue.at(-1)
    const isReplaced = queue.length > inFlight && last !== undefined && isNewerSave(event, last)
    queue = isReplaced ? [...queue.slice(0, -1), event] : [...queue, event]
    keep(queue)
    schedule(delayMs)
  }

  function schedule(delayMs: number) {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(flush, delayMs)
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer)
    underWay ??= drain().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  async function drain(): Promise<boolean> {
    while (queue.length > 0) {
      const batch = firstBatch(queue, batchSize)
      inFlight = batch.length
      onState('saving')
      try {
        await send(batch)
      } catch (error) {
        inFlight = 0
        if (!isRefusal(error)) {
          onState('kept')
          schedule(retryDelayMs(++failures))
          return false
        }
        // All of a batch is refused for one event in it: one by one, the others pass.
        if (batch.length > 1) {
          batchSize = 1
          continue
        }
        onRefused(error, batch)
      }
      failures = 0
      queue = queue.slice(batch.length)
      inFlight = 0
      keep(queue)
    }
    batchSize = EVENTS_PER_REQUEST
    onState('saved')
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

/** As many as fit into one request, but at least one. */
function firstBatch(queue: ReportedEvent[], size: number): ReportedEvent[] {
  let length = 0
  const end = queue.slice(0, size).findIndex((event) => {
    length += JSON.stringify(event).length
    return length > BATCH_MAX_LENGTH
  })
  return queue.slice(0, end === -1 ? size : Math.max(1, end))
}
