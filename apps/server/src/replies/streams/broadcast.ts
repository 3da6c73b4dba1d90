import type { ServerResponse } from 'node:http'
import type { ReplyEvent, ReplyKind } from '@sightline/contracts/replies'
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

/**
 * Sends a reply to one client, from the character at `from` until the reply's end. A slow client gets nothing until it
 * has read what was sent, and then all that is new at once: the server keeps its position only.
 */
export function subscribe(broadcast: Broadcast, response: ServerResponse, from: number) {
  const { id, kind, subscribers } = broadcast
  let position = from
  let isAuthorSent = false
  const send = (event: ReplyEvent, idLine = '') =>
    response.write(`${idLine}event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`)

  const update = () => {
    if (response.writableNeedDrain || response.writableEnded) return
    const { state } = broadcast
    if (state.status === 'waiting') return
    if (state.status === 'discarded') return void response.end(': connect again\n\n')
    if (!isAuthorSent) {
      isAuthorSent = true
      send({ event: 'author', by: state.by, hasTakenOver: state.hasTakenOver })
    }
    if (state.text.length > position) {
      const text = state.text.slice(position)
      position = state.text.length
      send({ event: 'words', text }, `id: ${id}:${position}\n`)
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
