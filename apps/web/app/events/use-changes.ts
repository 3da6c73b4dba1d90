import type { Topic } from '@sightline/contracts/events'
import { useEffect, useEffectEvent } from 'react'
import { getSession, useSession } from '../auth/public.ts'
import { createRetrying } from '../retry.ts'
import { shareAcrossTabs } from './listening-tab.ts'
import { openEventStream } from './stream.ts'

type Message = Topic | 'again'
type Subscriber = { topics: string; hear: () => void }

const subscribers = new Set<Subscriber>()
let leave = () => {}

/**
 * Calls `listener` when something about one of `topics`, a list with spaces between them, may have changed for the signed-in user,
 * and when a change may have been missed; and again by and by while it fails, or the page would go on without what it has heard of.
 * All tabs of this browser share one stream: the server allows a user few, and browsers few connections to a server.
 */
export function useChanges(topics: Topic | `${Topic} ${Topic}`, listener: () => Promise<unknown>) {
  const session = useSession()
  const userId = session.status === 'present' ? session.user.id : null
  const call = useEffectEvent(listener)
  useEffect(() => {
    if (userId === null) return
    const { start, stop } = createRetrying(() => call())
    const unsubscribe = subscribe({ topics, hear: start })
    return () => {
      unsubscribe()
      stop()
    }
  }, [topics, userId])
}

function subscribe(subscriber: Subscriber): () => void {
  subscribers.add(subscriber)
  if (subscribers.size === 1) leave = shareAcrossTabs(tell, listen)
  return () => {
    subscribers.delete(subscriber)
    if (subscribers.size === 0) leave()
  }
}

function tell(message: Message) {
  for (const { topics, hear } of subscribers) if (message === 'again' || topics.split(' ').includes(message)) hear()
}

/** Listens for all tabs. A stream that is refused may mean that the session has ended. */
const listen = (tellAll: (message: Message) => void) =>
  openEventStream('/api/events', {
    onOpen: () => tellAll('again'),
    onChanged: (topic) => tellAll(topic),
    onRefused: () => void getSession().catch(() => {}),
  })
