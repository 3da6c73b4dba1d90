import type { TextEvent } from '@sightline/contracts/models/text-stream'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { unreachable } from './errors.ts'
import { untilRetry } from './retry.ts'
import { type WatchedConnection, watchConnection } from './watch-connection.ts'

/** A model's text as a reader has it so far. `author` is null before the first words. */
export interface StreamedText {
  author: string | null
  text: string
  /** Counts the models that began the text again after a break. */
  version: number
  /** The connection to the model broke, and another model is asked. */
  isBroken: boolean
}

export const NO_TEXT: StreamedText = { author: null, text: '', version: 0, isBroken: false }

/** The text after one more event. */
export function withTextEvent(streamed: StreamedText, event: TextEvent): StreamedText {
  switch (event.event) {
    case 'author': {
      const { by: author, version } = event
      // Words before a break are void, and a stream that continues names its author again.
      const continues = version === streamed.version && !streamed.isBroken
      return { author, version, text: continues ? streamed.text : '', isBroken: false }
    }
    case 'broke':
      return { ...streamed, isBroken: true }
    case 'words':
      return { ...streamed, text: streamed.text + event.text }
  }
}

interface Reading<Event> {
  /**
   * Opens the stream, from a position on or from the beginning. The signal ends this connection.
   */
  open: (after: string | undefined, signal: AbortSignal) => Promise<ReadableStream<string>>
  /** Checks an event against its contract. */
  parse: (data: unknown) => Event | Promise<Event>
  /** Called with each event. The text is read to its end once `done` has been handled. */
  onEvent: (event: Event) => void | Promise<void>
  /** Whether to go on after an error, the `failures`-th in a row. */
  mayRetry: (error: unknown, failures: number) => boolean
  signal: AbortSignal
}

/** The server sends something every 15 seconds: after this silence the connection is dead. */
const SILENT_MS = 20_000

/**
 * Reads a model's text to its end, however often the connection is lost, falls silent, or a server
 * stops on the way: each new connection continues where the last one broke. Resolves to false when
 * `signal` was aborted before the end.
 * @throws the error after which `mayRetry` says no
 */
export async function readTextStream<Event extends { event: string }>({
  open,
  parse,
  onEvent,
  mayRetry,
  signal,
}: Reading<Event>): Promise<boolean> {
  let after: string | undefined
  let failures = 0
  while (!signal.aborted) {
    const connection = watchConnection(signal, SILENT_MS)
    try {
      const reader = readEvents(await open(after, connection.signal), connection)
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        const event = await parse(JSON.parse(next.value.data))
        after = next.value.id ?? after
        await onEvent(event)
        if (event.event === 'done') return true
        failures = 0
      }
      throw unreachable('The text ended early')
    } catch (reason) {
      failures += 1
      if (signal.aborted) return false
      const error = connection.signal.aborted ? unreachable(reason) : reason
      if (!mayRetry(error, failures)) throw error
      await untilRetry(failures, signal, error)
    } finally {
      connection.end()
    }
  }
  return false
}

/** The events of a connection's stream. Their reading ends with the connection. */
function readEvents(stream: ReadableStream<string>, { signal, hear }: WatchedConnection) {
  const heard = new TransformStream<string, string>({
    transform(chunk, controller) {
      hear()
      controller.enqueue(chunk)
    },
  })
  const events = stream.pipeThrough(heard).pipeThrough(new EventSourceParserStream())
  const reader = events.getReader()
  signal.addEventListener('abort', () => void reader.cancel().catch(() => {}))
  return reader
}
