import { expect, test } from 'vitest'
import { ApiError } from '../src/errors.ts'
import { createEventLog, type EventBatch, readWholeLog } from '../src/event-log.ts'
import type { KeyValueStore } from '../src/key-value-store.ts'
import { openUnsentEvents } from '../src/unsent-events.ts'
import { memoryStore } from './memory-store.ts'

interface Said {
  id: string
  version: number
  text: string
}
type StoredSaid = Said & { seq: number; at: string }
const NOW = '2026-03-01T10:00:00.000Z'

/** A server with one log, which can be unreachable, refuse a text, or leave out what is unreadable. */
function createServer() {
  const stored: StoredSaid[] = []
  const server = {
    stored,
    isDown: false,
    refused: '',
    unreadable: new Set<number>(),
    pageSize: 100,
    add(...texts: string[]) {
      for (const text of texts) store({ id: crypto.randomUUID(), version: 1, text })
    },
    api: {
      async report(events: Said[]): Promise<EventBatch<StoredSaid>> {
        failIfDown()
        if (events.some(({ text }) => text === server.refused))
          throw new ApiError('conflict', 'Too late.', { status: 409 })
        return { events: events.map(store) }
      },
      reportOnClose(events: Said[]) {
        for (const event of events) store(event)
      },
      async after(seq: number): Promise<EventBatch<StoredSaid>> {
        failIfDown()
        const later = stored.filter((event) => event.seq > seq)
        const page = later.slice(0, server.pageSize)
        return {
          events: page.filter((event) => !server.unreadable.has(event.seq)),
          lastSeq: page.at(-1)?.seq ?? seq,
          hasMore: later.length > page.length,
        }
      },
      watch: () => () => {},
    },
  }
  function failIfDown() {
    if (server.isDown) throw new ApiError('unreachable', 'Not reached.')
  }
  function store(event: Said): StoredSaid {
    const known = stored.find(({ id }) => id === event.id)
    if (known) return known
    const placed = { ...event, seq: stored.length + 1, at: NOW }
    stored.push(placed)
    return placed
  }
  return server
}

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value

/** What a device shows of the log: its texts. */
function openDevice(server: ReturnType<typeof createServer>, store: KeyValueStore = memoryStore()) {
  const log = createEventLog<string[], StoredSaid, Said, EventBatch<StoredSaid>>({
    opened: { events: [...server.stored], now: NOW },
    version: 1,
    api: server.api,
    unsent: openUnsentEvents(store, 'log', (value) => (isSaid(value) ? value : null)),
    fold: (events) => events.map(({ text }) => text),
    apply: (texts, { text }) => [...texts, text],
  })
  return { log, store, texts: () => log.getState().state }
}

test('an event shows at once, and once after the server has stored it', async () => {
  const server = createServer()
  const { log, texts } = openDevice(server)
  log.append({ text: 'one' })
  expect(texts()).toEqual(['one'])
  expect(await log.flush()).toBe(true)
  expect(texts()).toEqual(['one'])
  expect(server.stored).toMatchObject([{ text: 'one', seq: 1 }])
  expect(log.getState().saveState).toBe('saved')
})

test('what was added while the line was down survives a reload, and is sent once', async () => {
  const server = createServer()
  const store = memoryStore()
  const first = openDevice(server, store)
  server.isDown = true
  first.log.append({ text: 'kept' })
  expect(await first.log.flush()).toBe(false)
  expect(first.log.getState().saveState).toBe('offline')
  first.log.open()()

  const second = openDevice(server, store)
  expect(second.texts()).toEqual(['kept'])
  server.isDown = false
  server.add('before')
  await second.log.flush()
  await second.log.fetchMissing()
  expect(server.stored.map(({ text }) => text)).toEqual(['before', 'kept'])
  expect(second.texts()).toEqual(['before', 'kept'])
  expect(store.read('log')).toBeNull()
})

test('events of others are read in pages, and one that is left out holds up nothing', async () => {
  const server = createServer()
  const { log, texts } = openDevice(server)
  server.pageSize = 2
  server.add('a', 'b', 'c', 'd', 'e')
  server.unreadable.add(3)
  await log.fetchMissing()
  expect(texts()).toEqual(['a', 'b', 'd', 'e'])
  server.add('f')
  await log.fetchMissing()
  expect(texts()).toEqual(['a', 'b', 'd', 'e', 'f'])
})

test('a log of many pages is read whole before it is opened', async () => {
  const server = createServer()
  server.pageSize = 2
  server.add('a', 'b', 'c', 'd', 'e')
  server.unreadable.add(4)
  const whole = await readWholeLog(await server.api.after(0), server.api.after)
  expect(whole.events.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'e'])
  expect(whole).toMatchObject({ lastSeq: 5, hasMore: false })
})

test('only events that others have created are told as foreign', async () => {
  const server = createServer()
  const { log } = openDevice(server)
  const told: { foreign: string[]; isOwn: boolean }[] = []
  log.onBatch((_batch, { foreign, isOwn }) =>
    told.push({ foreign: foreign.map(({ text }) => text), isOwn }),
  )
  log.append({ text: 'mine' })
  await log.flush()
  server.add('theirs')
  await log.fetchMissing()
  expect(told).toEqual([
    { foreign: [], isOwn: true },
    { foreign: ['theirs'], isOwn: false },
  ])
})

test('an event that comes too late is dropped with the reason, until another one is taken', async () => {
  const server = createServer()
  const { log, texts } = openDevice(server)
  server.refused = 'late'
  log.append({ text: 'late' })
  await log.flush()
  expect(texts()).toEqual([])
  expect(log.getState().refusal).toBe('Too late.')
  log.append({ text: 'fine' })
  await log.flush()
  expect(log.getState()).toMatchObject({ state: ['fine'], refusal: null })
})

test('what this device kept and cannot be parsed is told, until it is dismissed', () => {
  const store = memoryStore()
  store.write('log', JSON.stringify([{ strange: true }, { id: 'a', version: 1, text: 'kept' }]))
  const { log, texts } = openDevice(createServer(), store)
  expect(texts()).toEqual(['kept'])
  expect(log.getState().setAside).toEqual([{ strange: true }])
  log.dismissSetAside()
  expect(log.getState().setAside).toEqual([])
  expect(openDevice(createServer(), store).log.getState().setAside).toEqual([])
})

test('a log that is gone is told once, instead of failing', async () => {
  const server = createServer()
  const { log } = openDevice(server)
  server.api.after = async () => {
    throw new ApiError('not_found', 'Gone.', { status: 404 })
  }
  await log.fetchMissing()
  expect(log.getState().isGone).toBe(true)
})

test('what is unsent when the program is closed goes without waiting', () => {
  const server = createServer()
  const { log } = openDevice(server)
  server.isDown = true
  log.append({ text: 'last words' }, 60_000)
  log.leave()
  expect(server.stored.map(({ text }) => text)).toEqual(['last words'])
})
