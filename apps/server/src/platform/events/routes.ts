import { HEARTBEAT_S, STREAMS_PER_USER } from '@sightline/contracts/platform/events'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { SECOND_MS } from '../clock.ts'
import type { Database } from '../db/client.ts'
import { createEventStreams } from './event-streams.ts'
import { CHANNEL } from './notify.ts'
import { openEventStream } from './open-event-stream.ts'
import type { StreamSlots } from './stream-slots.ts'

interface Options {
  listen: Database['listen']
  streamSlots: StreamSlots
}

/**
 * A stream of server-sent events for each open page of a signed-in user. Registered inside the
 * signed-in scope.
 */
export const eventRoutes: FastifyPluginAsyncZod<Options> = async (app, { listen, streamSlots }) => {
  const streams = createEventStreams()
  await listen(CHANNEL, streams.deliver, streams.deliverGap)
  const timer = setInterval(streams.sendHeartbeat, HEARTBEAT_S * SECOND_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    streams.close()
  })

  app.get('/events', { config: { deviceScope: 'live' } }, async ({ user }, reply) => {
    const slot = {
      userId: user.id,
      kind: 'events',
      limit: STREAMS_PER_USER,
      message: 'Too many open pages.',
    } as const
    const freeSlot = await streamSlots.acquire(slot)
    // A client that left before its turn emits no further close event.
    if (reply.raw.destroyed) freeSlot()
    else reply.raw.once('close', freeSlot)
    streams.add(user.id, openEventStream(reply))
  })
}
