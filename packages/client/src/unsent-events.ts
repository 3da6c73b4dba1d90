import type { KeyValueStore } from './key-value-store.ts'

/** An event that the server did not accept, or that cannot be sent: whatever it is. */
export type SetAsideEvent = Record<string, unknown>

/** What a device keeps of the events of one log. */
export interface UnsentEvents<Event> {
  /** The events that the server does not have yet, as an earlier visit left them. */
  readonly initial: Event[]
  writeUnsent(events: Event[]): void
  readSetAside(): SetAsideEvent[]
  writeSetAside(events: SetAsideEvent[]): void
}

/**
 * Opens what the device keeps under `name`. `parse` returns null for what is no event: each of
 * those is set aside, and does not take the others with it.
 */
export function openUnsentEvents<Event>(
  store: KeyValueStore,
  name: string,
  parse: (value: unknown) => Event | null,
): UnsentEvents<Event> {
  const setAsideName = `${name}-set-aside`
  const readSetAside = () => readList(store, setAsideName).map(asRecord)
  const writeList = (key: string, list: unknown[]) =>
    store.write(key, list.length > 0 ? JSON.stringify(list) : null)

  const initial: Event[] = []
  const unreadable: SetAsideEvent[] = []
  for (const value of readList(store, name)) {
    const event = parse(value)
    if (event === null) unreadable.push(asRecord(value))
    else initial.push(event)
  }
  if (unreadable.length > 0) {
    writeList(setAsideName, [...readSetAside(), ...unreadable])
    writeList(name, initial)
  }
  return {
    initial,
    writeUnsent: (events) => writeList(name, events),
    readSetAside,
    writeSetAside: (events) => writeList(setAsideName, events),
  }
}

/** A text that holds no list counts as none. */
function readList(store: KeyValueStore, name: string): unknown[] {
  try {
    const list: unknown = JSON.parse(store.read(name) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

const asRecord = (value: unknown): SetAsideEvent =>
  typeof value === 'object' && value !== null ? { ...value } : { value }
