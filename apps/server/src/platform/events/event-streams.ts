import type { ServerResponse } from 'node:http'
import { Changed, type Topic, Topic as Topics } from '@sightline/contracts/platform/events'
import { z } from 'zod'

const Notification = z.object({ userId: z.uuid(), topic: Topics })

/** One client of a user's, which is told of some topics or of all. */
export interface EventClient {
  userId: string
  mayKnow(topic: Topic): boolean
  response: ServerResponse
}

export interface EventStreams {
  /** Adds an open response and removes it when its client disconnects. */
  add(client: EventClient): void
  /** Forwards a notification to the open pages of its user. */
  deliver(payload: string): void
  /** Tells every page to reload every topic, because notifications may have been missed. */
  deliverGap(): void
  /** Keeps connections open through proxies and detects dead connections. */
  sendHeartbeat(): void
  /** Ends all streams, so that their pages reconnect to another server. */
  close(): void
}

/**
 * The open event streams of this server. The stream of a client that reads too slowly is closed;
 * the client reconnects and reloads.
 */
export function createEventStreams(): EventStreams {
  const clientsByUser = new Map<string, Set<EventClient>>()

  const remove = (client: EventClient) => {
    const clients = clientsByUser.get(client.userId)
    clients?.delete(client)
    if (clients?.size === 0) clientsByUser.delete(client.userId)
  }

  const write = (response: ServerResponse, text: string) => {
    if (response.writableNeedDrain) response.destroy()
    else response.write(text)
  }

  const send = (userId: string, topic: Topic) => {
    const event = `event: changed\ndata: ${JSON.stringify(Changed.parse({ topic }))}\n\n`
    for (const { mayKnow, response } of clientsByUser.get(userId) ?? [])
      if (mayKnow(topic)) write(response, event)
  }

  return {
    add(client) {
      const clients = clientsByUser.get(client.userId) ?? new Set()
      clientsByUser.set(client.userId, clients.add(client))
      client.response.once('close', () => remove(client))
      write(client.response, 'retry: 1000\n\n')
    },
    deliver(payload) {
      const notification = Notification.safeParse(JSON.parse(payload))
      if (notification.success) send(notification.data.userId, notification.data.topic)
    },
    deliverGap() {
      for (const userId of clientsByUser.keys())
        for (const topic of Topics.options) send(userId, topic)
    },
    sendHeartbeat() {
      for (const clients of clientsByUser.values())
        for (const { response } of clients) write(response, ': beat\n\n')
    },
    close() {
      for (const clients of clientsByUser.values())
        for (const { response } of clients) response.end(': the server stops; come back\n\n')
    },
  }
}
