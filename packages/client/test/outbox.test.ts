import { ApiError } from '@sightline/client/errors'
import type { ReportedEvent } from '@sightline/contracts/interviews/events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutbox, kindOfFailure, type SaveState, type SendFailure } from '../src/outbox.ts'

/** Code of the same question and language is a save of the same text. */
const saveKeyOf = (event: ReportedEvent) =>
  event.type === 'code-saved' ? `${event.question} ${event.language}` : null

class Failure extends Error {
  readonly kind: SendFailure
  constructor(kind: SendFailure) {
    super(kind)
    this.kind = kind
  }
}

interface Server {
  /** The first requests fail with these, one each. */
  failures?: Error[]
  initialEvents?: ReportedEvent[]
  /** Fails every request with this event. */
  poison?: { id: string; kind: SendFailure }
}

/** An outbox and its server, whose requests succeed unless the options say otherwise. */
function start({ failures = [], initialEvents = [], poison }: Server = {}) {
  const sent: ReportedEvent[][] = []
  const states: SaveState[] = []
  const outdated: unknown[] = []
  const setAside: ReportedEvent[] = []
  let stored: ReportedEvent[] = initialEvents
  const outbox = createOutbox({
    initialEvents,
    saveKeyOf,
    store: (events) => {
      stored = events
    },
    send: async (events) => {
      const failure = failures.shift()
      if (failure) throw failure
      if (poison && events.some(({ id }) => id === poison.id)) throw new Failure(poison.kind)
      sent.push(events)
    },
    kindOfFailure: (error) => (error instanceof Failure ? error.kind : 'unreachable'),
    onSaveState: (state) => states.push(state),
    onOutdated: (error) => outdated.push(error),
    onSetAside: (event) => setAside.push(event),
  })
  return { outbox, sent, states, outdated, setAside, stored: () => stored }
}

const code = (text: string): ReportedEvent => ({
  id: crypto.randomUUID(),
  version: 1,
  type: 'code-saved',
  question: 'refund-pair',
  language: 'javascript',
  code: text,
})
const paused = (): ReportedEvent => ({
  id: crypto.randomUUID(),
  version: 1,
  type: 'paused',
  reason: 'asked',
})
const resumed = (): ReportedEvent => ({ id: crypto.randomUUID(), version: 1, type: 'resumed' })

const ended = (): ReportedEvent => ({ id: crypto.randomUUID(), version: 1, type: 'ended' })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('sends events together and in order once their delay is over', async () => {
  const { outbox, sent, states, stored } = start()
  const events = [paused(), resumed()]
  for (const event of events) outbox.add(event, 1000)
  expect(sent).toEqual([])
  expect(stored()).toEqual(events)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([events])
  expect([stored(), states]).toEqual([[], ['saving', 'saved']])
})

test('newer code replaces older code that was not sent yet', async () => {
  const { outbox, sent } = start()
  const [newer, other] = [code('ab'), paused()]
  outbox.add(code('a'), 1000)
  outbox.add(newer, 1000)
  outbox.add(other, 1000)
  const later = code('abc')
  outbox.add(later, 1000)
  await outbox.flush()
  expect(sent).toEqual([[newer, other, later]])
})

test('does not replace code that is being sent', async () => {
  const { outbox, sent } = start()
  const [first, second] = [code('a'), code('ab')]
  outbox.add(first)
  const flushed = outbox.flush()
  outbox.add(second, 1000)
  expect(await flushed).toBe(true)
  expect(sent.flat()).toEqual([first, second])
})

test('stores events that cannot be sent and retries', async () => {
  const { outbox, sent, states, stored } = start({
    failures: [new Error('offline'), new Error('offline')],
  })
  const event = code('a')
  outbox.add(event)
  expect(await outbox.flush()).toBe(false)
  expect([stored(), states.at(-1)]).toEqual([[event], 'offline'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect([sent, stored(), states.at(-1)]).toEqual([[[event]], [], 'saved'])
})

test('sends events of an earlier visit first', async () => {
  const [before, now] = [code('before'), resumed()]
  const { outbox, sent } = start({ initialEvents: [before] })
  outbox.add(now)
  await outbox.flush()
  expect(sent).toEqual([[before, now]])
})

test('an outdated event does not hold the others back', async () => {
  const failure = new Failure('outdated')
  const { outbox, sent, outdated, setAside, stored } = start({ failures: [failure, failure] })
  const [bad, good] = [resumed(), code('a')]
  outbox.add(bad)
  outbox.add(good)
  expect(await outbox.flush()).toBe(true)
  expect([sent, outdated, setAside, stored()]).toEqual([[[good]], [failure], [], []])
})

test('an event that the server refuses three times is set aside, and the others are sent', async () => {
  const [before, bad, after, end] = [paused(), code('bad'), resumed(), ended()]
  const { outbox, sent, setAside, stored, states } = start({
    poison: { id: bad.id, kind: 'refused' },
  })
  for (const event of [before, bad, after, end]) outbox.add(event, 1000)
  expect(await outbox.flush()).toBe(true)
  expect([sent.flat(), setAside, stored(), states.at(-1)]).toEqual([
    [before, after, end],
    [bad],
    [],
    'saved',
  ])
})

test('an event on which the server fails three times is set aside once the server accepts another', async () => {
  const [bad, after, end] = [code('bad'), resumed(), ended()]
  const { outbox, sent, setAside, stored, states } = start({
    poison: { id: bad.id, kind: 'broken' },
  })
  for (const event of [bad, after, end]) outbox.add(event, 1000)
  expect(await outbox.flush()).toBe(false)
  expect([sent, setAside, stored()]).toEqual([[], [], [bad, after, end]])
  await vi.advanceTimersByTimeAsync(10_000)
  expect([sent.flat(), setAside, stored(), states.at(-1)]).toEqual([
    [after, end],
    [bad],
    [],
    'saved',
  ])
})

test('nothing is set aside while the server fails on every event', async () => {
  const failures = Array.from({ length: 40 }, () => new Failure('broken'))
  const events = [code('a'), paused(), resumed()]
  const { outbox, sent, setAside, stored } = start({ failures })
  for (const event of events) outbox.add(event, 1000)
  expect(await outbox.flush()).toBe(false)
  await vi.advanceTimersByTimeAsync(30_000)
  expect([sent, setAside, stored()]).toEqual([[], [], events])
  await vi.advanceTimersByTimeAsync(300_000)
  expect(new Set(sent.flat())).toEqual(new Set(events))
  expect([setAside, stored()]).toEqual([[], []])
})

test('an event on which the server fails waits while there is no other', async () => {
  const bad = code('bad')
  const { outbox, setAside, stored } = start({ poison: { id: bad.id, kind: 'broken' } })
  outbox.add(bad)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([setAside, stored()]).toEqual([[], [bad]])
  outbox.add(ended())
  await vi.advanceTimersByTimeAsync(20_000)
  expect([setAside, stored()]).toEqual([[bad], []])
})

test('keeps each request within the limits of the server', async () => {
  const { outbox, sent } = start()
  const events = Array.from({ length: 60 }, (_, index) =>
    index % 2 ? code('x'.repeat(20_000)) : paused(),
  )
  for (const event of events) outbox.add(event, 1000)
  await outbox.flush()
  expect(sent.flat()).toEqual(events)
  for (const batch of sent) {
    expect(batch.length).toBeLessThanOrEqual(50)
    expect(JSON.stringify(batch).length).toBeLessThan(500_000)
  }
})

test('a closed outbox sends nothing', async () => {
  const { outbox, sent } = start()
  outbox.add(code('a'), 1000)
  outbox.close()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual([])
})

test.each([
  [400, 'refused'],
  [413, 'refused'],
  [404, 'outdated'],
  [409, 'outdated'],
  [500, 'broken'],
  [401, 'unreachable'],
  [429, 'unreachable'],
  [502, 'unreachable'],
  [503, 'unreachable'],
])('a response of status %d counts as %s', (status, kind) => {
  expect(kindOfFailure(new ApiError('internal', 'No.', { status }))).toBe(kind)
})

test('a request without a response counts as unreachable', () => {
  for (const error of [new ApiError('unreachable', 'No.'), new TypeError('Failed to fetch')])
    expect(kindOfFailure(error)).toBe('unreachable')
})
