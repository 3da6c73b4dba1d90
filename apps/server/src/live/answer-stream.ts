import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '@sightline/contracts/live/events'
import type { LiveAnswerEvent } from '@sightline/contracts/live/sessions'

/** An answer as this server's subscribers see it grow. */
export interface AnswerStream {
  /** Null before the first words. */
  author: string | null
  text: string
  /** The model broke off after these words, and another one is asked. */
  isBroken: boolean
  /**
   * The stored event once the answer has ended; null when the session does not take the answer any
   * more.
   */
  outcome: { answer: LiveEvent | null } | undefined
  subscribers: Set<() => void>
}

export const createAnswerStream = (): AnswerStream => ({
  author: null,
  text: '',
  isBroken: false,
  outcome: undefined,
  subscribers: new Set(),
})

/** Changes the answer and sends all subscribers what is new. A new author begins the text again. */
export function publish(
  stream: AnswerStream,
  change: { author: string } | { words: string } | { hasBroken: true } | AnswerStream['outcome'],
) {
  if (change === undefined) return
  if ('author' in change)
    Object.assign(stream, { author: change.author, text: '', isBroken: false })
  else if ('hasBroken' in change) stream.isBroken = true
  else if ('words' in change) stream.text += change.words
  else stream.outcome = change
  for (const update of stream.subscribers) update()
}

/**
 * Sends an answer to one client from its beginning until its end. A slow client gets nothing until
 * it has read what was sent, and then all that is new at once.
 */
export function subscribe(stream: AnswerStream, response: ServerResponse) {
  let author: string | null = null
  let position = 0
  let isBreakSent = false
  const send = (event: LiveAnswerEvent) =>
    response.write(`event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`)

  const update = () => {
    if (response.writableNeedDrain || response.writableEnded) return
    if (stream.author !== null && stream.author !== author) {
      author = stream.author
      position = 0
      isBreakSent = false
      send({ event: 'author', by: author })
    }
    if (stream.isBroken && !isBreakSent) {
      isBreakSent = true
      send({ event: 'broke' })
    }
    if (!stream.isBroken && stream.text.length > position) {
      const text = stream.text.slice(position)
      position = stream.text.length
      send({ event: 'words', text })
    }
    if (stream.outcome === undefined) return
    send({ event: 'done', ...stream.outcome })
    response.end()
  }
  stream.subscribers.add(update)
  response.on('drain', update)
  response.once('close', () => stream.subscribers.delete(update))
  update()
}
