import type { ServerResponse } from 'node:http'
import { Changed, type Topic, Topic as Topics } from '@sightline/contracts/platform/events'
import { z } from 'zod'

const Notification = z.object({ userId: z.uuid(), topic: Topics })

export interface EventStreams {
  /** Adds an open response and removes it when its client disconnects. */
  add(userId: string, response: ServerResponse): void
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
  const streamsByUser = new Map<string, Set<ServerResponse>>()

  const remove = (userId: string, response: ServerResponse) => {
    const streams = streamsByUser.get(userId)
    streams?.delete(response)
    if (streams?.size === 0) streamsByUser.delete(userId)
  }

  const write = (response: ServerResponse, text: string) => {
    if (response.writableNeedDrain) response.destroy()
    else response.write(text)
  }

  const send = (userId: string, topic: Topic) => {
    const event = `event: changed\ndata: ${JSON.stringify(Changed.parse({ topic }))}\n\n`
    for (const response of streamsByUser.get(userId) ?? []) write(response, event)
  }

  return {
    add(userId, response) {
      const streams = streamsByUser.get(userId) ?? new Set()
      streamsByUser.set(userId, streams.add(response))
      response.once('close', () => remove(userId, response))
      write(response, 'retry: 1000\n\n')
    },
    deliver(payload) {
      const notification = Notification.safeParse(JSON.parse(payload))
      if (notification.success) send(notification.data.userId, notification.data.topic)
    },
    deliverGap() {
      for (const userId of streamsByUser.keys())
        for (const topic of Topics.options) send(userId, topic)
    },
    sendHeartbeat() {
      for (const streams of streamsByUser.values())
        for (const response of streams) write(response, ': beat\n\n')
    },
    close() {
      for (const streams of streamsByUser.values())
        for (const response of streams) response.end(': the server stops; come back\n\n')
    },
  }
}
