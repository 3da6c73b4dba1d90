import type { Topic } from '@sightline/contracts/platform/events'
import { openEventStream } from './event-stream.ts'
import { shareAcrossTabs } from './listening-tab.ts'
import { createRetrying } from './retry.ts'

/** Topics, separated by a space. */
export type Topics = Topic | `${Topic} ${Topic}`

/**
 * `reconnected`: the stream has been opened, perhaps again, so changes of any topic may have been
 * missed.
 */
type Message = Topic | 'reconnected'

/** How long after its opening a window is taken for loaded. */
const LOADED_AFTER_MS = 5000

interface Options {
  /** The address of the server's stream of announcements. */
  url: string
  /** The server refuses the stream for now, perhaps because the log-in has ended. */
  onRefused: () => void
}

export interface Announcements {
  /**
   * Calls the listener when the server announces a change of one of `topics`, and when such an
   * announcement may have been missed. While the listener fails it is called again, because the
   * window would otherwise stay outdated. Returns a function that ends this.
   */
  watch(topics: Topics, listener: () => Promise<unknown>): () => void
}

/**
 * What the server announces to the signed-in user. All tabs of a browser share one stream: the
 * server limits streams per user, and browsers limit connections per server.
 */
export function createAnnouncements({ url, onRefused }: Options): Announcements {
  const watchers = new Set<{ topics: Topics; start: () => void }>()
  let stopListening = () => {}

  function notify(message: Message) {
    for (const { topics, start } of watchers)
      if (message === 'reconnected' || topics.split(' ').includes(message)) start()
  }

  /**
   * Listens for all tabs. The reload of a window that has just been opened waits until it has
   * loaded, so that its requests do not compete with the first ones.
   */
  function listen(notifyAllTabs: (message: Message) => void): () => void {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const close = openEventStream(url, {
      onOpen() {
        clearTimeout(waiting)
        const ms = Math.max(0, LOADED_AFTER_MS - performance.now())
        waiting = setTimeout(() => notifyAllTabs('reconnected'), ms)
      },
      onChanged: notifyAllTabs,
      onRefused,
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
      if (watchers.size === 1) stopListening = shareAcrossTabs(notify, listen)
      return () => {
        stop()
        watchers.delete(watcher)
        if (watchers.size === 0) stopListening()
      }
    },
  }
}
