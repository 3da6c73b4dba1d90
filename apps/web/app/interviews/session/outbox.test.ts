import type { ReportedEvent } from '@sightline/contracts/interview-events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutbox, type SaveState } from './outbox.ts'

class Refused extends Error {}

/** An outbox and a server that answers as it is told: one entry for each request, then success. */
function start({ answers = [] as Error[], initial = [] as ReportedEvent[] } = {}) {
  const sent: ReportedEvent[][] = []
  const states: SaveState[] = []
  const refused: unknown[] = []
  let kept: ReportedEvent[] = initial
  const outbox = createOutbox({
    initial,
    keep: (events) => {
      kept = events
    },
    send: async (events) => {
      const answer = answers.shift()
      if (answer) throw answer
      sent.push(events)
    },
    isRefusal: (error) => error instanceof Refused,
    onState: (state) => states.push(state),
    onRefused: (error) => refused.push(error),
  })
  return { outbox, sent, states, refused, kept: () => kept }
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

test('events are sent together, in order, once their time has come', async () => {
  const { outbox, sent, states, kept } = start()
  const events = [paused(), resumed()]
  for (const event of events) outbox.add(event, 1000)
  expect(sent).toEqual([])
  expect(kept()).toEqual(events)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([events])
  expect([kept(), states]).toEqual([[], ['saving', 'saved']])
})

test('newer code takes the place of older code that still waits', async () => {
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

test('code that is on its way is not replaced', async () => {
  const { outbox, sent } = start()
  const [first, second] = [code('a'), code('ab')]
  outbox.add(first)
  const flushed = outbox.flush()
  outbox.add(second, 1000)
  expect(await flushed).toBe(true)
  expect(sent.flat()).toEqual([first, second])
})

test('what cannot be sent is kept and tried again', async () => {
  const { outbox, sent, states, kept } = start({ answers: [new Error('offline'), new Error('offline')] })
  const event = code('a')
  outbox.add(event)
  expect(await outbox.flush()).toBe(false)
  expect([kept(), states.at(-1)]).toEqual([[event], 'kept'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect([sent, kept(), states.at(-1)]).toEqual([[[event]], [], 'saved'])
})

test('what an earlier visit left over is sent first', async () => {
  const [before, now] = [code('before'), resumed()]
  const { outbox, sent } = start({ initial: [before] })
  outbox.add(now)
  await outbox.flush()
  expect(sent).toEqual([[before, now]])
})

test('one refused event does not keep the others back', async () => {
  const refusal = new Refused('not paused')
  const { outbox, sent, refused, kept } = start({ answers: [refusal, refusal] })
  const [bad, good] = [resumed(), code('a')]
  outbox.add(bad)
  outbox.add(good)
  expect(await outbox.flush()).toBe(true)
  expect([sent, refused, kept()]).toEqual([[[good]], [refusal], []])
})

test('a request stays within what the server takes', async () => {
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

test('a closed outbox tries no more', async () => {
  const { outbox, sent } = start()
  outbox.add(code('a'), 1000)
  outbox.close()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual([])
})
