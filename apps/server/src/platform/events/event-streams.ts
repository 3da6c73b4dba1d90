import type { ServerResponse } from 'node:http'
import { Changed, STREAMS_PER_USER, type Topic, Topic as Topics } from '@sightline/contracts/events'
import { z } from 'zod'

const Notification = z.object({ userId: z.uuid(), topic: Topics })

export interface EventStreams {
  /** True while the user may open one more on this server. */
  hasRoom(userId: string): boolean
  /** Takes over an open response until its reader leaves. */
  add(userId: string, response: ServerResponse): void
  /** Hands a notification on to the pages of its user. */
  deliver(payload: string): void
  /** Something may have been missed: every page looks again. */
  deliverGap(): void
  /** Keeps connections open through proxies and finds the ones that are gone. */
  sendHeartbeat(): void
  /** Ends all, so that their pages come back to another server. */
  close(): void
}

/** The open event streams of this server. A reader too slow to take an event is ended; it comes back and looks again. */
export function createEventStreams(): EventStreams {
  const byUser = new Map<string, Set<ServerResponse>>()

  const remove = (userId: string, response: ServerResponse) => {
    const open = byUser.get(userId)
    open?.delete(response)
    if (open?.size === 0) byUser.delete(userId)
  }

  const write = (response: ServerResponse, text: string) => {
    if (response.writableNeedDrain) response.destroy()
    else response.write(text)
  }

  const send = (userId: string, topic: Topic) => {
    const event = `event: changed\ndata: ${JSON.stringify(Changed.parse({ topic }))}\n\n`
    for (const response of byUser.get(userId) ?? []) write(response, event)
  }

  return {
    hasRoom: (userId) => (byUser.get(userId)?.size ?? 0) < STREAMS_PER_USER,
    add(userId, response) {
      const open = byUser.get(userId) ?? new Set()
      byUser.set(userId, open.add(response))
      response.once('close', () => remove(userId, response))
      write(response, 'retry: 1000\n\n')
    },
    deliver(payload) {
      const notification = Notification.safeParse(JSON.parse(payload))
      if (notification.success) send(notification.data.userId, notification.data.topic)
    },
    deliverGap() {
      for (const userId of byUser.keys()) for (const topic of Topics.options) send(userId, topic)
    },
    sendHeartbeat() {
      for (const open of byUser.values()) for (const response of open) write(response, ': beat\n\n')
    },
    close() {
      for (const open of byUser.values()) for (const response of open) response.end(': the server stops; come back\n\n')
    },
  }
}
