import type { LiveAnswerEvent } from '@sightline/contracts/live/sessions'
import { EventSourceParserStream } from 'eventsource-parser/stream'

/**
 * Parses an answer's stream of server-sent events. @throws for data that is not an event of an
 * answer
 */
export async function* answerEvents(
  stream: ReadableStream<string>,
): AsyncGenerator<LiveAnswerEvent> {
  const { LiveAnswerEvent } = await import('@sightline/contracts/live/sessions')
  const reader = stream.pipeThrough(new EventSourceParserStream()).getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read())
    yield LiveAnswerEvent.parse(JSON.parse(next.value.data))
}
