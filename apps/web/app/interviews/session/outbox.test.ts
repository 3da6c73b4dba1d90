import type { ReportedEvent } from '@sightline/contracts/interview-events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutbox, type SaveState } from './outbox.ts'

class Refused extends Error {}

/** An outbox and its server, whose first requests fail with `failures`, one each, and whose later ones succeed. */
function start({ failures = [] as Error[], initialEvents = [] as ReportedEvent[] } = {}) {
  const sent: ReportedEvent[][] = []
  const states: SaveState[] = []
  const refused: unknown[] = []
  let stored: ReportedEvent[] = initialEvents
  const outbox = createOutbox({
    initialEvents,
    store: (events) => {
      stored = events
    },
    send: async (events) => {
      const failure = failures.shift()
      if (failure) throw failure
      sent.push(events)
    },
    isRefusal: (error) => error instanceof Refused,
    onSaveState: (state) => states.push(state),
    onRefused: (error) => refused.push(error),
  })
  return { outbox, sent, states, refused, stored: () => stored }
}

const code = (text: string): ReportedEvent => ({
  id: crypto.randomUUID(),
  version: 1,
  type: 'code-saved',
  question: 'refund-pair',
  language: 'javascript',
  code: text,
})
const paused = (): ReportedEvent => ({ id: crypto.randomUUID(), version: 1, type: 'paused', reason: 'asked' })
const resumed = (): ReportedEvent => ({ id: crypto.randomUUID(), version: 1, type: 'resumed' })

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
  const { outbox, sent, states, stored } = start({ failures: [new Error('offline'), new Error('offline')] })
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

test('a refused event does not hold the others back', async () => {
  const refusal = new Refused('not paused')
  const { outbox, sent, refused, stored } = start({ failures: [refusal, refusal] })
  const [bad, good] = [resumed(), code('a')]
  outbox.add(bad)
  outbox.add(good)
  expect(await outbox.flush()).toBe(true)
  expect([sent, refused, stored()]).toEqual([[[good]], [refusal], []])
})

test('keeps each request within the limits of the server', async () => {
  const { outbox, sent } = start()
  const events = Array.from({ length: 60 }, (_, index) => (index % 2 ? code('x'.repeat(20_000)) : paused()))
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
