import type { Topic } from '@sightline/contracts/platform/events'
import { useEffect, useEffectEvent } from 'react'
import { getSession, useSession } from '../auth/public.ts'
import { createRetrying } from '../retry.ts'
import { shareAcrossTabs } from './listening-tab.ts'
import { openEventStream } from './stream.ts'

/**
 * `reconnected`: the stream has been opened, perhaps again, so changes of any topic may have been
 * missed.
 */
type Message = Topic | 'reconnected'

/** How long after its opening a page is taken for loaded. */
const LOADED_AFTER_MS = 5000

type Subscriber = { topics: string; onChange: () => void }

const subscribers = new Set<Subscriber>()
let stopListening = () => {}

/**
 * Calls `listener` when the server announces a change of one of `topics` (separated by spaces) for
 * the signed-in user, and when such an announcement may have been missed. While `listener` fails it
 * is retried, because the page would otherwise stay outdated. All tabs of a browser share one
 * stream: the server limits streams per user, and browsers limit connections per server.
 */
export function useChanges(topics: Topic | `${Topic} ${Topic}`, listener: () => Promise<unknown>) {
  const session = useSession()
  const userId = session.status === 'present' ? session.user.id : null
  const callListener = useEffectEvent(listener)
  useEffect(() => {
    if (userId === null) return
    const { start, stop } = createRetrying(() => callListener())
    const unsubscribe = subscribe({ topics, onChange: start })
    return () => {
      unsubscribe()
      stop()
    }
  }, [topics, userId])
}

function subscribe(subscriber: Subscriber): () => void {
  subscribers.add(subscriber)
  if (subscribers.size === 1) stopListening = shareAcrossTabs(notify, listen)
  return () => {
    subscribers.delete(subscriber)
    if (subscribers.size === 0) stopListening()
  }
}

function notify(message: Message) {
  for (const { topics, onChange } of subscribers)
    if (message === 'reconnected' || topics.split(' ').includes(message)) onChange()
}

/**
 * Listens for all tabs. The reload of a page that has just been opened waits until the page has
 * loaded, so that its requests do not compete with the first ones. A refused stream may mean that
 * the session has ended, so the session is checked.
 */
function listen(notifyAllTabs: (message: Message) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const close = openEventStream('/api/events', {
    onOpen() {
      clearTimeout(waiting)
      waiting = setTimeout(
        () => notifyAllTabs('reconnected'),
        Math.max(0, LOADED_AFTER_MS - performance.now()),
      )
    },
    onChanged: (topic) => notifyAllTabs(topic),
    onRefused: () => void getSession().catch(() => {}),
  })
  return () => {
    clearTimeout(waiting)
    close()
  }
}
