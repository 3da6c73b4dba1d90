import type { Topic } from '@sightline/contracts/platform/events'
import { openEventStream } from './event-stream.ts'
import type { Http } from './http.ts'
import { createRetrying } from './retry.ts'

/** Topics, separated by a space. */
export type Topics = Topic | `${Topic} ${Topic}`

/**
 * `reconnected`: the stream has been opened, perhaps again, so changes of any topic may have been
 * missed.
 */
type Message = Topic | 'reconnected'

/** Passes the messages of the one stream that `listen` opens to all windows of a program. */
type Share = (
  onMessage: (message: Message) => void,
  listen: (notifyAll: (message: Message) => void) => () => void,
) => () => void
const alone: Share = (onMessage, listen) => listen(onMessage)

/** How long after its opening a window is taken for loaded. */
const LOADED_AFTER_MS = 5000

export interface Announcements {
  /**
   * Calls the listener when the server announces a change of one of `topics`, and when such an
   * announcement may have been missed. While the listener fails it is called again, because the
   * window would otherwise stay outdated. Returns a function that ends this.
   */
  watch(topics: Topics, listener: () => Promise<unknown>): () => void
}

/**
 * What the server announces to the signed-in user. All windows of a program `share` one stream: the
 * server limits streams per user, and browsers limit connections per server.
 */
export function createAnnouncements(
  http: Pick<Http, 'fetchTextStream'>,
  share: Share = alone,
): Announcements {
  const watchers = new Set<{ topics: Topics; start: () => void }>()
  let stopListening = () => {}

  function notify(message: Message) {
    for (const { topics, start } of watchers)
      if (message === 'reconnected' || topics.split(' ').includes(message)) start()
  }

  /**
   * Listens for all windows. The reload of a window that has just been opened waits until it has
   * loaded, so that its requests do not compete with the first ones.
   */
  function listen(notifyAll: (message: Message) => void): () => void {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const close = openEventStream(http, {
      onOpen() {
        clearTimeout(waiting)
        const ms = Math.max(0, LOADED_AFTER_MS - performance.now())
        waiting = setTimeout(() => notifyAll('reconnected'), ms)
      },
      onChanged: notifyAll,
    })
    return () => {
      clearTimeout(waiting)
      close()
    }
  }

  return {
    watch(topics, listener) {
      const { start, stop } = createRetrying(listener)
      const watcher = { topics, start }
      watchers.add(watcher)
      if (watchers.size === 1) stopListening = share(notify, listen)
      return () => {
        stop()
        watchers.delete(watcher)
        if (watchers.size === 0) stopListening()
      }
    },
  }
}
