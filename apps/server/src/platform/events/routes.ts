import { HEARTBEAT_S } from '@sightline/contracts/events'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { SECOND_MS } from '../clock.ts'
import type { Database } from '../db/client.ts'
import { AppError } from '../errors.ts'
import { createEventStreams } from './event-streams.ts'
import { CHANNEL } from './notify.ts'
import { openEventStream } from './open-event-stream.ts'

/** A stream of server-sent events for each open page of a signed-in user. Registered inside the signed-in scope. */
export const eventRoutes: FastifyPluginAsyncZod<{ listen: Database['listen'] }> = async (app, { listen }) => {
  const streams = createEventStreams()
  await listen(CHANNEL, streams.deliver, streams.deliverGap)
  const timer = setInterval(streams.sendHeartbeat, HEARTBEAT_S * SECOND_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    streams.close()
  })

  app.get('/events', async ({ user }, reply) => {
    if (!streams.hasCapacity(user.id))
      throw new AppError('too_many_requests', 'Too many open pages.', { retryAfterS: HEARTBEAT_S })
    streams.add(user.id, openEventStream(reply))
  })
}
