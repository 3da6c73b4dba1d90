import { lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Razorpay } from '../adapters/razorpay.ts'
import { addMs, type Clock, DAY_MS } from '../platform/clock.ts'
import { batch } from '../platform/db/batch.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import type { SubscriptionSync } from './sync.ts'
import { webhookEvents } from './table.ts'

const Envelope = z.object({
  event: z.string(),
  payload: z.object({
    subscription: z.object({ entity: z.object({ id: z.string() }) }).optional(),
  }),
})

/** The subscription that a webhook is about; undefined for one that is about something else. */
function subscriptionOf(body: Buffer, log: FastifyBaseLogger): string | undefined {
  try {
    const { payload } = Envelope.parse(JSON.parse(body.toString('utf8')))
    return payload.subscription?.entity.id
  } catch (err) {
    log.warn({ err }, 'A signed webhook of the payment provider could not be read')
    return undefined
  }
}

interface Options {
  db: Db
  clock: Clock
  razorpay: Razorpay
  sync: SubscriptionSync
}

interface Webhook {
  eventId: string
  providerId: string
}

/**
 * Stores the id of a webhook and marks its subscription as due. A repeated webhook changes nothing.
 * Webhooks that arrive together share one statement, which locks rows in id order to avoid
 * deadlocks and skips subscriptions that are due already.
 */
const createInbox = (db: Db, clock: Clock) =>
  batch(async (webhooks: readonly Webhook[]) => {
    const now = sql`${clock().toISOString()}::timestamptz`
    const eventIds = sql.param(webhooks.map(({ eventId }) => eventId))
    const providerIds = sql.param(webhooks.map(({ providerId }) => providerId))
    await db.execute(sql`
        with arrived as (
          select distinct on (id) id, provider_id from unnest(${eventIds}::text[], ${providerIds}::text[]) as webhook (id, provider_id)
          order by id
        ), taken as (
          insert into webhook_events (id, provider_id, received_at) select id, provider_id, ${now} from arrived order by id
          on conflict (id) do nothing returning provider_id
        ), due as (
          select id from subscriptions
          where provider_id in (select provider_id from taken) and (sync_due_at is null or sync_due_at > ${now})
          order by id for update
        )
        update subscriptions set sync_due_at = ${now} from due where subscriptions.id = due.id`)
    return webhooks.map(() => true)
  })

/**
 * Public; the signature over the raw body authenticates the request. A webhook only says which
 * subscription to fetch. It is stored and answered at once, and the fetch follows. A signed webhook
 * of an unknown shape is accepted and logged: the provider would repeat a refused one for a day and
 * then send none any more, and the timer fetches what it may have been about.
 */
export const webhookRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, clock, razorpay, sync },
) => {
  const receive = createInbox(db, clock)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  app.post(
    '/webhooks/razorpay',
    { schema: { body: z.instanceof(Buffer) } },
    async ({ body, headers, log }, reply) => {
      const signature = headers['x-razorpay-signature']
      if (typeof signature !== 'string' || !razorpay.isWebhookSigned(body, signature)) {
        throw new AppError('wrong_signature', 'The signature does not fit the body.')
      }
      const providerId = subscriptionOf(body, log)
      // The id's header is not signed. A forged id can only cause or suppress a fetch that the
      // timer makes anyway.
      const eventId = headers['x-razorpay-event-id']
      if (providerId && typeof eventId === 'string' && eventId.length <= 100) {
        await receive({ eventId, providerId })
        sync.requestSync()
      }
      return reply.code(204).send()
    },
  )
}

/** Deletes the ids of webhooks that the provider no longer repeats. */
export const sweepWebhooks = (db: Db, clock: Clock) =>
  db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, addMs(clock(), -30 * DAY_MS)))
