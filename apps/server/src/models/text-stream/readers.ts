import type { ServerResponse } from 'node:http'
import { HEARTBEAT_S } from '@sightline/contracts/platform/events'
import { SECOND_MS } from '../../platform/clock.ts'
import { type Subscription, subscribe, type TextStream } from './text-stream.ts'

interface Reader extends Subscription {
  /** Called when the client has left or has the whole text. */
  onClose: () => void
}

/** The clients that read texts from this server. */
export function createReaders() {
  const responses = new Map<ServerResponse, { wasSlow: boolean }>()

  /**
   * Keeps connections open through proxies, and closes those whose clients have read nothing since
   * the last heartbeat.
   */
  function heartbeat() {
    for (const [response, state] of responses) {
      if (response.writableNeedDrain && state.wasSlow) response.destroy()
      else if (!response.writableNeedDrain) response.write(': heartbeat\n\n')
      state.wasSlow = response.writableNeedDrain
    }
  }
  const timer = setInterval(heartbeat, HEARTBEAT_S * SECOND_MS).unref()

  return {
    add<Done extends object>(
      stream: TextStream<Done>,
      response: ServerResponse,
      { onClose, ...subscription }: Reader,
    ) {
      // A client that left before its turn emits no further close event.
      if (response.destroyed) return onClose()
      responses.set(response, { wasSlow: false })
      response.once('close', () => {
        responses.delete(response)
        onClose()
      })
      // The client is to know that it reads, though the first words may take their time.
      response.flushHeaders()
      subscribe(stream, response, subscription)
    },
    close() {
      clearInterval(timer)
      for (const response of responses.keys())
        if (!response.writableEnded) response.end(': the server stops; connect again\n\n')
    },
  }
}
