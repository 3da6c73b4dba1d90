import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openEventStream } from '../src/event-stream.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A server whose streams the test writes, in place of one that a proxy stands before. */
function openServer() {
  const streams: ReadableStreamDefaultController<string>[] = []
  const topics: string[] = []
  let opened = 0
  const close = openEventStream(
    {
      async fetchTextStream(_method, _path, { signal }) {
        return new ReadableStream<string>({
          start(stream) {
            streams.push(stream)
            signal.addEventListener('abort', () => stream.error(signal.reason))
          },
        })
      },
    },
    { onOpen: () => opened++, onChanged: (topic) => topics.push(topic) },
  )
  onTestFinished(close)
  return { streams, topics, opened: () => opened, close }
}
const changed = (topic: string) => `event: changed\ndata: {"topic":"${topic}"}\n\n`

test('events are read however the line cuts them, and unknown topics are passed over', async () => {
  const { streams, topics } = openServer()
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  for (const piece of [changed('credits').slice(0, 20), changed('credits').slice(20)])
    streams[0]?.enqueue(piece)
  streams[0]?.enqueue(`: beat\n\n${changed('weather')}${changed('interviews')}`)
  await vi.waitFor(() => expect(topics).toEqual(['credits', 'interviews']))
})

test('a stream that ends, or falls silent behind a proxy, is opened again; one that beats is not', async () => {
  const { streams, opened } = openServer()
  await vi.waitFor(() => expect(opened()).toBe(1))
  streams[0]?.close()
  await vi.waitFor(() => expect(opened()).toBe(2), { timeout: 5000 })
  for (let beat = 0; beat < 8; beat++) {
    await vi.advanceTimersByTimeAsync(15_000)
    streams[1]?.enqueue(': beat\n\n')
  }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(opened()).toBe(2)
  await vi.advanceTimersByTimeAsync(40_000)
  await vi.waitFor(() => expect(opened()).toBe(3), { timeout: 5000 })
})

test('a closed stream stays closed', async () => {
  const { streams, opened, close } = openServer()
  await vi.waitFor(() => expect(opened()).toBe(1))
  close()
  expect(() => streams[0]?.enqueue('')).toThrow()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(opened()).toBe(1)
})
