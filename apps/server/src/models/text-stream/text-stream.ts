import type { ServerResponse } from 'node:http'
import type { TextEvent } from '@sightline/contracts/models/text-stream'
import type { TextState } from './text-state.ts'

/** A text as this server's subscribers see it grow. `Done` is what they are told last. */
export interface TextStream<Done extends object> {
  state: TextState<Done>
  /** Each function sends its subscriber what is new. */
  subscribers: Set<() => void>
}

/** @param version of the words that will come first */
export const createTextStream = <Done extends object>(version = 0): TextStream<Done> => ({
  state: { status: 'waiting', version },
  subscribers: new Set(),
})

/** A text that was stored before, to be read from its beginning. */
export const storedText = <Done extends object>({
  by,
  text,
  done,
}: {
  by: string
  text: string
  done: Done
}): TextStream<Done> => ({
  state: {
    status: 'ended',
    ...{ by, hasTakenOver: false, text, version: 0, isBroken: false, firstWordsMs: null },
    done,
  },
  subscribers: new Set(),
})

/** Sets the text's state and sends all subscribers what is new. */
export function publish<Done extends object>(stream: TextStream<Done>, state: TextState<Done>) {
  stream.state = state
  for (const update of stream.subscribers) update()
}

export interface Subscription {
  /** The id of the text. */
  id: string
  /** An event that comes before all others. */
  opening?: object | undefined
  /** The position of the client, which the stream continues from. */
  after?: string | undefined
}

/**
 * Sends a text to one client until its end: from its beginning, or from where the client was. A new
 * version of the text is sent from its beginning, after its author. A slow client gets nothing until
 * it has read what was sent, and then all that is new at once: the server keeps its position only.
 */
export function subscribe<Done extends object>(
  stream: TextStream<Done>,
  response: ServerResponse,
  { id, opening, after }: Subscription,
) {
  let { version, length } = positionIn(id, after)
  let authorSentFor: number | null = null
  let breakSentFor: number | null = null
  const sendEvent = (event: object & { event?: string }, idLine = '') =>
    response.write(`${idLine}event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`)
  const send: (event: TextEvent, idLine?: string) => void = sendEvent

  const update = () => {
    if (response.writableNeedDrain || response.writableEnded) return
    const { state } = stream
    if (state.status === 'waiting') return
    if (state.status === 'discarded') return void response.end(': connect again\n\n')
    if (state.version !== version) {
      version = state.version
      length = 0
    }
    if (authorSentFor !== version) {
      authorSentFor = version
      send({ event: 'author', by: state.by, hasTakenOver: state.hasTakenOver, version })
    }
    if (state.isBroken && breakSentFor !== version) {
      breakSentFor = version
      send({ event: 'broke' })
    }
    if (!state.isBroken && state.text.length > length) {
      const text = state.text.slice(length)
      length = state.text.length
      send({ event: 'words', text }, `id: ${id}:${version}:${length}\n`)
    }
    if (state.status !== 'ended') return
    sendEvent({ event: 'done', ...state.done })
    response.end()
  }
  if (opening) sendEvent(opening)
  stream.subscribers.add(update)
  response.on('drain', update)
  response.once('close', () => stream.subscribers.delete(update))
  update()
}

/**
 * What a client has received of a text: this many characters of this version. Nothing when it has
 * no position, or one in another text.
 */
function positionIn(id: string, after = ''): { version: number; length: number } {
  const [text, ...numbers] = after.split(':')
  const [length = 0, version = 0] = numbers.map(Number).reverse()
  return text === id ? { version, length } : { version: 0, length: 0 }
}
