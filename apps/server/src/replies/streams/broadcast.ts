import type { ServerResponse } from 'node:http'
import type { ReplyEvent, ReplyKind } from '@sightline/contracts/replies/replies'
import type { ReplyState } from '../reply-state.ts'

/** A reply as this server's subscribers see it grow. */
export interface Broadcast {
  id: string
  kind: ReplyKind
  state: ReplyState
  /** Each function sends its subscriber the words that are new. */
  subscribers: Set<() => void>
}

export const createBroadcast = (id: string, kind: ReplyKind): Broadcast => ({
  id,
  kind,
  state: { status: 'waiting' },
  subscribers: new Set(),
})

/** Sets the reply's state and sends all subscribers the words that are new. */
export function publish(broadcast: Broadcast, state: ReplyState) {
  broadcast.state = state
  for (const update of broadcast.subscribers) update()
}

/** What a client has received of a reply: this many characters of this version of the text. */
export interface Position {
  version: number
  length: number
}

/**
 * Sends a reply to one client, from the position `from` until the reply's end. A new version of the
 * text is sent from its beginning, after its author. A slow client gets nothing until it has read
 * what was sent, and then all that is new at once: the server keeps its position only.
 */
export function subscribe(broadcast: Broadcast, response: ServerResponse, from: Position | null) {
  const { id, kind, subscribers } = broadcast
  let { version, length } = from ?? { version: 0, length: 0 }
  let authorSentFor: number | null = null
  let breakSentFor: number | null = null
  const send = (event: ReplyEvent, idLine = '') =>
    response.write(`${idLine}event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`)

  const update = () => {
    if (response.writableNeedDrain || response.writableEnded) return
    const { state } = broadcast
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
    send({ event: 'done', outcome: state.outcome, events: state.events })
    response.end()
  }
  send({ event: 'begun', reply: id, kind })
  subscribers.add(update)
  response.on('drain', update)
  response.once('close', () => subscribers.delete(update))
  update()
}
