import { saveKeyOf } from '@sightline/coach/interview/save-key'
import type { ReportedEvent } from '@sightline/contracts/interview-events'

const BATCH_MAX_LENGTH = 400_000

/** Events that wait to be sent, in order. `store` receives them after each change. */
export function createEventQueue(initialEvents: ReportedEvent[], store: (events: ReportedEvent[]) => void) {
  let events = initialEvents
  /** The number of events at the front that are being sent, and so must not be replaced. */
  let inFlight = 0

  return {
    all: () => events,
    /** Appends an event; a save of the same text as the last waiting event replaces it. */
    add(event: ReportedEvent) {
      const last = events.at(-1)
      const isReplaced = events.length > inFlight && last !== undefined && isNewerSave(event, last)
      events = isReplaced ? [...events.slice(0, -1), event] : [...events, event]
      store(events)
    },
    /** Returns up to `size` events to send: as many as fit into one request, but at least one. */
    takeBatch(size: number): ReportedEvent[] {
      const batch = firstBatch(events, size)
      inFlight = batch.length
      return batch
    },
    /** Returns all events to send. */
    takeAll(): ReportedEvent[] {
      inFlight = events.length
      return events
    },
    /** Ends the sending without success; all events wait again. */
    putBack() {
      inFlight = 0
    },
    remove(removed: ReportedEvent[]) {
      events = events.filter((event) => !removed.includes(event))
      inFlight = 0
      store(events)
    },
  }
}
export type EventQueue = ReturnType<typeof createEventQueue>

const isNewerSave = (event: ReportedEvent, last: ReportedEvent) =>
  saveKeyOf(event) !== null && saveKeyOf(event) === saveKeyOf(last)

function firstBatch(events: ReportedEvent[], size: number): ReportedEvent[] {
  let length = 0
  const end = events.slice(0, size).findIndex((event) => {
    length += JSON.stringify(event).length
    return length > BATCH_MAX_LENGTH
  })
  return events.slice(0, end === -1 ? size : Math.max(1, end))
}
