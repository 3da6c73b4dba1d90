import type { ServerResponse } from 'node:http'
import type { ReplyEvent, ReplyKind } from '@sightline/contracts/replies'

type Done = Extract<ReplyEvent, { event: 'done' }>

/** A reply as the readers of this server see it grow. */
export interface Live {
  id: string
  kind: ReplyKind
  author: string | null
  hasTakenOver: boolean
  text: string
  end: Omit<Done, 'event'> | null
  /** Each brings its reader up to date. */
  readers: Set<() => void>
}

export const newLive = (id: string, kind: ReplyKind): Live => ({
  id,
  kind,
  author: null,
  hasTakenOver: false,
  text: '',
  end: null,
  readers: new Set(),
})

/** Brings all readers up to date. */
export const tellReaders = ({ readers }: Pick<Live, 'readers'>) => {
  for (const tell of readers) tell()
}

/**
 * Hands a reply to one reader from the character at `from` until its end. A reader that is slow gets nothing until it has taken what it
 * was given, and then all at once: nothing is kept for it but its place.
 */
export function follow(live: Live, response: ServerResponse, from: number) {
  let place = Math.min(from, live.text.length)
  let isAuthorTold = false
  const write = (event: ReplyEvent, id = '') =>
    response.write(`${id}event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`)

  const tell = () => {
    if (response.writableNeedDrain || response.writableEnded) return
    if (live.author !== null && !isAuthorTold) {
      isAuthorTold = true
      write({ event: 'author', by: live.author, hasTakenOver: live.hasTakenOver })
    }
    if (live.text.length > place) {
      const text = live.text.slice(place)
      place = live.text.length
      write({ event: 'words', text }, `id: ${live.id}:${place}\n`)
    }
    if (!live.end) return
    write({ event: 'done', ...live.end })
    response.end()
  }
  write({ event: 'begun', reply: live.id, kind: live.kind })
  live.readers.add(tell)
  response.on('drain', tell)
  response.once('close', () => live.readers.delete(tell))
  tell()
}
