import { lt, sql } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Razorpay } from '../adapters/razorpay.ts'
import { type Clock, DAY_MS, later } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { AppError } from '../errors.ts'
import type { SubscriptionSync } from './sync.ts'
import { webhookEvents } from './table.ts'

const Envelope = z.object({
  event: z.string(),
  payload: z.object({ subscription: z.object({ entity: z.object({ id: z.string() }) }).optional() }),
})

interface Options {
  db: Db
  clock: Clock
  razorpay: Razorpay
  sync: SubscriptionSync
}

/**
 * Public, proved by its signature over the raw body. A webhook only says which subscription to fetch: taking it is one statement that
 * stores its identity and marks the subscription, so that the answer is quick and a repeat does nothing.
 */
export const webhookRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, clock, razorpay, sync }) => {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post('/webhooks/razorpay', { schema: { body: z.instanceof(Buffer) } }, async ({ body, headers }, reply) => {
    const signature = headers['x-razorpay-signature']
    if (typeof signature !== 'string' || !razorpay.isWebhookSigned(body, signature)) {
      throw new AppError('wrong_signature', 'The signature does not fit the body.')
    }
    const { payload } = Envelope.parse(JSON.parse(body.toString('utf8')))
    const providerId = payload.subscription?.entity.id
    // The id's header is not signed. That is enough here: a forged one can only make us fetch, or not fetch, what the timer fetches anyway.
    const eventId = headers['x-razorpay-event-id']
    if (providerId && typeof eventId === 'string' && eventId.length <= 100) {
      const now = clock().toISOString()
      await db.execute(sql`
        with taken as (
          insert into webhook_events (id, provider_id, received_at) values (${eventId}, ${providerId}, ${now}::timestamptz)
          on conflict (id) do nothing returning provider_id
        )
        update subscriptions set sync_due_at = ${now}::timestamptz from taken where subscriptions.provider_id = taken.provider_id`)
      sync.syncSoon()
    }
    return reply.code(204).send()
  })
}

/** Forgets webhooks that the provider no longer repeats. */
export const sweepWebhooks = (db: Db, clock: Clock) =>
  db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, later(clock(), -30 * DAY_MS)))
