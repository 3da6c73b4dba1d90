import { once } from 'node:events'
import { request } from 'node:http'
import type { TextEvent } from '@sightline/contracts/models/text-stream'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { onTestFinished } from 'vitest'
import type { SignedIn } from './app.ts'

interface Options<Event> {
  address: URL
  user: SignedIn
  path: string
  body: object
  parse: (data: unknown) => Event
}

/** Opens the stream of a model's text as a page does, and collects the events that arrive. */
export async function readText<Event extends { event: string }>({
  address: { hostname, port },
  user,
  path,
  body,
  parse,
}: Options<Event | TextEvent>) {
  const cookie = [...user.cookies]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  const headers = { cookie, 'content-type': 'application/json' }
  const options = { hostname, port, path: `/api${path}`, method: 'POST', headers }
  const call = request(options).end(JSON.stringify(body))
  const [response] = await once(call, 'response')
  const messages: EventSourceMessage[] = []
  const comments: string[] = []
  const parser = createParser({
    onEvent: (message) => void messages.push(message),
    onComment: (comment) => void comments.push(comment),
  })
  response.setEncoding('utf8').on('data', parser.feed)
  const ended = new Promise<void>((resolve) => response.once('close', resolve))
  // A client that leaves sees its own abort as an error.
  response.on('error', () => {})
  onTestFinished(() => void call.destroy())
  const events = () => messages.map(({ data }) => parse(JSON.parse(data)))
  const textEvents = () => events().filter(isTextEvent)
  const words = () =>
    textEvents().map((received) => (received.event === 'words' ? received.text : ''))
  return {
    status: response.statusCode as number,
    headers: response.headers,
    events,
    comments,
    /** The positions that it was told. */
    ids: () => messages.flatMap(({ id }) => id ?? []),
    /** All words that came, of whatever version. */
    said: () => words().join(''),
    /** The words of each version of the text. */
    versions: () => textEvents().reduce(addToVersions, []),
    authors: () =>
      textEvents().flatMap((received) => (received.event === 'author' ? [received] : [])),
    /** Waits for the stream's end. Undefined when it ended without `done`. */
    async last() {
      await ended
      const last = events().at(-1)
      return last?.event === 'done' ? (last as Extract<Event, { event: 'done' }>) : undefined
    },
    leave: () => call.destroy(),
  }
}

const isTextEvent = (received: { event: string }): received is TextEvent =>
  ['author', 'broke', 'words'].includes(received.event)

function addToVersions(versions: string[], received: TextEvent): string[] {
  if (received.event === 'author') versions[received.version] ??= ''
  if (received.event === 'words') versions.push((versions.pop() ?? '') + received.text)
  return versions
}
