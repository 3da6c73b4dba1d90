import type { ReplyEvent } from '@sightline/contracts/replies/replies'
import { EventSourceParserStream } from 'eventsource-parser/stream'

/** `position` is the id to continue from after a lost connection; null for events without one. */
export type ReceivedEvent = { event: ReplyEvent; position: string | null }

/**
 * Parses a coach reply's stream of server-sent events. @throws for data that is not a reply event
 */
export async function* replyEvents(stream: ReadableStream<string>): AsyncGenerator<ReceivedEvent> {
  const { ReplyEvent } = await import('@sightline/contracts/replies/replies')
  const reader = stream.pipeThrough(new EventSourceParserStream()).getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const { data, id } = next.value
    yield { event: ReplyEvent.parse(JSON.parse(data)), position: id ?? null }
  }
}
