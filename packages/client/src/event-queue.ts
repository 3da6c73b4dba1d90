const BATCH_MAX_LENGTH = 400_000

interface Options<Event> {
  initialEvents: Event[]
  /** Receives the waiting events after each change. */
  store: (events: Event[]) => void
  /**
   * The same for saves of the same text, of which only the newest counts; null for other events.
   */
  saveKeyOf?: (event: Event) => string | null
}

/** Events that wait to be sent, in order. */
export interface EventQueue<Event> {
  all: () => Event[]
  /** Appends an event; a save of the same text as the last waiting event replaces it. */
  add: (event: Event) => void
  /** Returns up to `size` events to send: as many as fit into one request, but at least one. */
  takeBatch: (size: number) => Event[]
  /** Returns all events to send. */
  takeAll: () => Event[]
  /** Ends the sending without success; all events wait again. */
  putBack: () => void
  remove: (removed: Event[]) => void
}

export function createEventQueue<Event>({
  initialEvents,
  store,
  saveKeyOf = () => null,
}: Options<Event>): EventQueue<Event> {
  const isNewerSave = (event: Event, last: Event) =>
    saveKeyOf(event) !== null && saveKeyOf(event) === saveKeyOf(last)
  let events = initialEvents
  /** The number of events at the front that are being sent, and so must not be replaced. */
  let inFlight = 0

  return {
    all: () => events,
    add(event) {
      const last = events.at(-1)
      const isReplaced = events.length > inFlight && last !== undefined && isNewerSave(event, last)
      events = isReplaced ? [...events.slice(0, -1), event] : [...events, event]
      store(events)
    },
    takeBatch(size) {
      const batch = firstBatch(events, size)
      inFlight = batch.length
      return batch
    },
    takeAll() {
      inFlight = events.length
      return events
    },
    putBack() {
      inFlight = 0
    },
    remove(removed) {
      events = events.filter((event) => !removed.includes(event))
      inFlight = 0
      store(events)
    },
  }
}

function firstBatch<Event>(events: Event[], size: number): Event[] {
  let length = 0
  const end = events.slice(0, size).findIndex((event) => {
    length += JSON.stringify(event).length
    return length > BATCH_MAX_LENGTH
  })
  return events.slice(0, end === -1 ? size : Math.max(1, end))
}
