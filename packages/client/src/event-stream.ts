import type { Topic } from '@sightline/contracts/platform/events'
import { createParser } from 'eventsource-parser'
import type { Http } from './http.ts'
import { untilRetry } from './retry.ts'
import { watchConnection } from './watch-connection.ts'

interface Handlers {
  /** The stream is open, for the first time or again: events until now may have been missed. */
  onOpen: () => void
  onChanged: (topic: Topic) => void
}

/** The server is not heard for so many heartbeats before the stream is opened again. */
const MISSED_HEARTBEATS = 3

/**
 * Keeps the stream of what the server announces open. Read by `fetch`, because the browser's
 * EventSource carries no token. Returns a function that closes it.
 */
export function openEventStream(
  http: Pick<Http, 'fetchTextStream'>,
  { onOpen, onChanged }: Handlers,
): () => void {
  const closed = new AbortController()

  async function read(onHeard: () => void) {
    const { Changed, HEARTBEAT_S } = await import('@sightline/contracts/platform/events')
    const parser = createParser({
      onEvent({ event, data }) {
        if (event !== 'changed') return
        // A newer server may have topics that this program knows nothing of.
        const changed = Changed.safeParse(JSON.parse(data))
        if (changed.success) onChanged(changed.data.topic)
      },
    })
    if (closed.signal.aborted) return
    const connection = watchConnection(closed.signal, MISSED_HEARTBEATS * HEARTBEAT_S * 1000)
    try {
      const { signal } = connection
      const reader = (await http.fetchTextStream('GET', '/events', { signal })).getReader()
      onHeard()
      onOpen()
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        connection.hear()
        parser.feed(next.value)
      }
    } finally {
      connection.end()
    }
  }

  async function keepOpen() {
    for (let failures = 1; !closed.signal.aborted; failures++) {
      const error: unknown = await read(() => {
        failures = 0
      }).catch((reason: unknown) => reason)
      await untilRetry(Math.max(1, failures), closed.signal, error)
    }
  }
  void keepOpen()
  return () => closed.abort()
}
