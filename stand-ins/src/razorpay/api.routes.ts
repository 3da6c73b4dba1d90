import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { RAZORPAY } from '../credentials.ts'
import { invoiceEntity, subscriptionEntity } from './entities.ts'
import type { Outbox } from './outbox.ts'
import { planEntity, plans } from './plans.ts'
import { errorBody, ProviderError } from './provider-error.ts'
import type { SubscriptionStore } from './subscription-store.ts'

const Flag = z.union([z.boolean(), z.literal([0, 1]).transform(Boolean)])
const NewSubscription = z.strictObject({
  plan_id: z.string(),
  total_count: z.int().min(1),
  quantity: z.int().min(1).default(1),
  customer_notify: Flag.default(true),
  start_at: z.int().nullable().default(null),
  expire_by: z.int().nullable().default(null),
  notes: z
    .record(z.string(), z.string().max(256))
    .refine((notes) => Object.keys(notes).length <= 15, 'notes may hold 15 pairs')
    .default({}),
})
const Cancel = z.strictObject({ cancel_at_cycle_end: Flag.default(false) })
const InvoiceQuery = z.object({
  subscription_id: z.string(),
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).default(0),
})

const credentials = Buffer.from(
  `Basic ${Buffer.from(`${RAZORPAY.keyId}:${RAZORPAY.keySecret}`).toString('base64')}`,
)

/**
 * Razorpay's API for subscriptions. Source: https://razorpay.com/docs/api/payments/subscriptions
 */
export const apiRoutes: FastifyPluginAsync<{
  subscriptions: SubscriptionStore
  outbox: Outbox
}> = async (app, { subscriptions, outbox }) => {
  app.addHook('onRequest', async ({ headers }, reply) => {
    const given = Buffer.from(headers.authorization ?? '')
    if (given.length !== credentials.length || !timingSafeEqual(given, credentials))
      return reply
        .code(401)
        .send({ error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } })
    subscriptions.catchUp()
    void outbox.flush()
  })

  app.get<{ Params: { id: string } }>('/plans/:id', async ({ params }) =>
    planEntity(findPlan(params.id)),
  )

  app.post('/subscriptions', async ({ body }) => {
    const { plan_id, total_count, customer_notify, start_at, expire_by, notes, quantity } = parse(
      NewSubscription,
      body,
    )
    const subscription = subscriptions.create({
      plan: findPlan(plan_id),
      totalCount: total_count,
      quantity,
      customerNotify: customer_notify,
      startAt: start_at,
      expireBy: expire_by,
      notes: Object.keys(notes).length > 0 ? notes : [],
    })
    return subscriptionEntity(subscription)
  })

  app.get<{ Params: { id: string } }>('/subscriptions/:id', async ({ params }) =>
    subscriptionEntity(subscriptions.find(params.id)),
  )

  app.post<{ Params: { id: string } }>('/subscriptions/:id/cancel', async ({ params, body }) => {
    const subscription = subscriptions.find(params.id)
    const { cancel_at_cycle_end } = parse(Cancel, body ?? {})
    subscriptions.cancel(subscription, cancel_at_cycle_end ? 'at-cycle-end' : 'now')
    void outbox.flush()
    return subscriptionEntity(subscription)
  })

  app.get('/invoices', async ({ query }) => {
    const { subscription_id, count, skip } = parse(InvoiceQuery, query)
    const subscription = subscriptions.find(subscription_id)
    const items = subscription.invoices
      .slice(skip, skip + count)
      .map((invoice) => invoiceEntity(invoice, subscription))
    return { entity: 'collection', count: items.length, items }
  })
}

/**
 * Makes errors look like Razorpay's: a ProviderError keeps its status and text, an unexpected error
 * becomes a 500.
 */
export function setProviderErrorHandlers(app: FastifyInstance) {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(errorBody('The requested URL was not found on the server.')),
  )
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const field = error instanceof ProviderError ? error.field : undefined
    if (error.statusCode && error.statusCode < 500)
      return reply.code(error.statusCode).send(errorBody(error.message, field))
    return reply.code(500).send({ error: { code: 'SERVER_ERROR', description: error.message } })
  })
}

function findPlan(id: string) {
  const plan = plans.get(id)
  if (!plan) throw new ProviderError(400, 'The id provided does not exist')
  return plan
}

/**
 * Parses a request's body or query. @throws ProviderError in Razorpay's words for the first invalid
 * field
 */
function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  if (issue?.code === 'unrecognized_keys')
    throw new ProviderError(
      400,
      `${issue.keys.join(', ')} is/are not required and should not be sent`,
    )
  const field = issue?.path.join('.') ?? ''
  throw new ProviderError(
    400,
    `The ${field.replaceAll('_', ' ')} field is invalid: ${issue?.message}`,
    field,
  )
}
