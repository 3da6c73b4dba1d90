import { HEARTBEAT_S } from '@sightline/contracts/events'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { SECOND_MS } from '../clock.ts'
import type { Database } from '../db/client.ts'
import { AppError } from '../errors.ts'
import { CHANNEL } from './notify.ts'
import { openStream } from './open-stream.ts'
import { createStreams } from './streams.ts'

/** One stream of server-sent events for each page of a signed-in user. Registered inside the signed-in scope. */
export const eventRoutes: FastifyPluginAsyncZod<{ listen: Database['listen'] }> = async (app, { listen }) => {
  const streams = createStreams()
  await listen(CHANNEL, streams.deliver, streams.deliverGap)
  const timer = setInterval(streams.beat, HEARTBEAT_S * SECOND_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    streams.close()
  })

  app.get('/events', async ({ user }, reply) => {
    if (!streams.hasRoom(user.id))
      throw new AppError('too_many_requests', 'Too many open pages.', { retryAfterS: HEARTBEAT_S })
    streams.add(user.id, openStream(reply))
  })
}
