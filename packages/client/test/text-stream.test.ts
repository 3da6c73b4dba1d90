import type { TextEvent } from '@sightline/contracts/models/text-stream'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { NO_TEXT, readTextStream, withTextEvent } from '../src/text-stream.ts'

// A device that is back online as soon as a reader waits for it.
beforeEach(() =>
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => queueMicrotask(listener)),
)
afterEach(() => vi.unstubAllGlobals())

type Event = TextEvent | { event: 'done'; text: string }

const author = (by: string, version = 0) =>
  ({ event: 'author', by, hasTakenOver: version > 0, version }) as const
const words = (text: string) => ({ event: 'words', text }) as const

/** A connection over which these events come, those with words with a position. */
function connection(...events: [Event, string?][]): ReadableStream<string> {
  const lines = events.map(
    ([event, id]) => `${id ? `id: ${id}\n` : ''}event: x\ndata: ${JSON.stringify(event)}\n\n`,
  )
  return new ReadableStream({
    start(controller) {
      for (const line of lines) controller.enqueue(line)
      controller.close()
    },
  })
}

/** Reads what comes over connections that are opened one after the other. */
function read(
  connections: (() => ReadableStream<string>)[],
  mayRetry: (error: unknown, failures: number) => boolean = () => true,
) {
  const positions: (string | undefined)[] = []
  let streamed = NO_TEXT
  const shown: string[] = []
  const aborted = new AbortController()
  const result = readTextStream<Event>({
    async open(after) {
      positions.push(after)
      const next = connections.shift()
      if (!next) throw new Error('No connection is left')
      return next()
    },
    parse: (data) => data as Event,
    onEvent(event) {
      if (event.event === 'done') return
      streamed = withTextEvent(streamed, event)
      shown.push(streamed.text)
    },
    mayRetry,
    signal: aborted.signal,
  })
  return { result, positions, shown, abort: () => aborted.abort(), text: () => streamed }
}

const lost = (): ReadableStream<string> => {
  throw new Error('The connection was refused')
}

test('a reader that loses its connection continues where it was, and shows each word once', async () => {
  const reader = read([
    () => connection([author('one')], [words('Sort '), 'a:0:5']),
    lost,
    () => connection([author('one')], [words('them.'), 'a:0:10'], [{ event: 'done', text: '' }]),
  ])
  expect(await reader.result).toBe(true)
  expect(reader.positions).toEqual([undefined, 'a:0:5', 'a:0:5'])
  expect(reader.text()).toEqual({ author: 'one', text: 'Sort them.', version: 0, isBroken: false })
})

test('the text of a model that breaks off stays until the next one begins, and never mixes with it', async () => {
  const reader = read([
    () =>
      connection(
        [author('one')],
        [words('Sort '), 'a:0:5'],
        [{ event: 'broke' }],
        [author('two', 1)],
        [words('Use a map.'), 'a:1:10'],
        [{ event: 'done', text: '' }],
      ),
  ])
  expect(await reader.result).toBe(true)
  expect(reader.shown).toEqual(['', 'Sort ', 'Sort ', '', 'Use a map.'])
})

test('a reader gives up with the error after which it may not retry, and silently when it is aborted', async () => {
  const refused = read([lost], () => false)
  await expect(refused.result).rejects.toThrow('The connection was refused')
  const left = read([lost])
  left.abort()
  expect(await left.result).toBe(false)
})

test('a connection that falls silent is opened again where it was, and one that ends at once is not forever', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const silent = new ReadableStream<string>({
    start: (controller) =>
      controller.enqueue(`id: a:0:5\ndata: ${JSON.stringify(words('Sort '))}\n\n`),
  })
  const reader = read([
    () => silent,
    () => connection([words('them.'), 'a:0:10'], [{ event: 'done', text: '' }]),
  ])
  await vi.advanceTimersByTimeAsync(19_000)
  expect(reader.positions).toEqual([undefined])
  await vi.advanceTimersByTimeAsync(2000)
  expect(await reader.result).toBe(true)
  expect(reader.text().text).toBe('Sort them.')
  expect(reader.positions).toEqual([undefined, 'a:0:5'])

  // A proxy that answers for a server that is away.
  const empty = () => new ReadableStream<string>({ start: (controller) => controller.close() })
  const failures: number[] = []
  const refused = read([empty, empty, empty], (_error, failed) => failures.push(failed) < 3)
  await expect(refused.result).rejects.toMatchObject({ code: 'unreachable' })
  expect(failures).toEqual([1, 2, 3])
})
