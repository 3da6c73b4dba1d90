import { HEARTBEAT_S, STREAMS_PER_USER, type Topic } from '@sightline/contracts/platform/events'
import type { FastifyRequest } from 'fastify'
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
  /** Whether the client that sent a request may know of changes of a topic. */
  mayKnow: (request: FastifyRequest, topic: Topic) => boolean
}

/**
 * A stream of server-sent events for each open page of a signed-in user, and for each device.
 * Registered inside the signed-in scope.
 */
export const eventRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { listen, streamSlots, mayKnow } = options
  const streams = createEventStreams()
  await listen(CHANNEL, streams.deliver, streams.deliverGap)
  const timer = setInterval(streams.sendHeartbeat, HEARTBEAT_S * SECOND_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    streams.close()
  })

  app.get('/events', { config: { deviceScope: 'live' } }, async (request, reply) => {
    const userId = request.user.id
    const slot = {
      userId,
      kind: 'events',
      limit: STREAMS_PER_USER,
      message: 'Too many open pages.',
    } as const
    const freeSlot = await streamSlots.acquire(slot)
    // A client that left before its turn emits no further close event.
    if (reply.raw.destroyed) freeSlot()
    else reply.raw.once('close', freeSlot)
    const response = openEventStream(reply)
    streams.add({ userId, response, mayKnow: (topic) => mayKnow(request, topic) })
  })
}
