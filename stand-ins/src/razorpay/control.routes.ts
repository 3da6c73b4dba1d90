import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { RAZORPAY } from '../credentials.ts'
import type { Checkouts } from './checkouts.ts'
import { invoiceEntity, subscriptionEntity } from './entities.ts'
import { sign } from './keys.ts'
import type { Outbox } from './outbox.ts'
import { SimulatedAction, simulateAction } from './simulate-action.ts'
import type { Subscription } from './subscription.ts'
import type { SubscriptionStore } from './subscription-store.ts'
import { DeliverySettings, type Webhook } from './webhook-delivery.ts'

interface Options {
  subscriptions: SubscriptionStore
  outbox: Outbox
  checkouts: Checkouts
}

const ClockAdvance = z.strictObject({ advanceMs: z.int().min(0) })

/**
 * Lets tests inspect subscriptions, webhooks and checkouts, advance the clock and simulate actions.
 * A request that causes webhooks is answered after each webhook was attempted once.
 */
export const razorpayControlRoutes: FastifyPluginAsync<Options> = async (
  app,
  { subscriptions, outbox, checkouts },
) => {
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) =>
    reply
      .code(error instanceof z.ZodError ? 400 : (error.statusCode ?? 500))
      .send({ error: error.message }),
  )
  app.addHook('onRequest', async () => subscriptions.catchUp())

  app.get('/clock', async () => ({ now: subscriptions.context.now() }))
  app.post('/clock', async ({ body }) => {
    subscriptions.advance(ClockAdvance.parse(body).advanceMs)
    await outbox.flush()
    return { now: subscriptions.context.now() }
  })

  app.get('/subscriptions', async () => subscriptions.list().map(subscriptionJson))
  app.get<{ Params: { id: string } }>('/subscriptions/:id', async ({ params }) =>
    subscriptionJson(subscriptions.find(params.id)),
  )
  app.post<{ Params: { id: string } }>('/subscriptions/:id', async ({ params, body }) => {
    const subscription = subscriptions.find(params.id)
    const payment = simulateAction(subscriptions, subscription, SimulatedAction.parse(body))
    await outbox.flush()
    return {
      ...subscriptionJson(subscription),
      ...(payment && signedPayment(payment.id, subscription.id)),
    }
  })

  app.get('/webhooks', async () => outbox.list().map(webhookJson))
  app.put('/webhooks', async ({ body }) => {
    const settings = DeliverySettings.parse(body)
    outbox.configure(settings)
    return settings
  })
  app.post('/webhooks/release', async () => (await outbox.release()).map(webhookJson))
  app.delete('/webhooks', async (_request, reply) => {
    outbox.clear()
    return reply.code(204).send()
  })

  app.get('/checkouts', async () => checkouts.list())
  app.delete('/checkouts', async (_request, reply) => {
    checkouts.clear()
    return reply.code(204).send()
  })
}

/** The values that the checkout passes to the site's success handler. */
export const signedPayment = (paymentId: string, subscriptionId: string) => ({
  razorpay_payment_id: paymentId,
  razorpay_subscription_id: subscriptionId,
  razorpay_signature: sign(`${paymentId}|${subscriptionId}`, RAZORPAY.keySecret),
})

const subscriptionJson = (subscription: Subscription) => ({
  subscription: subscriptionEntity(subscription),
  invoices: subscription.invoices.map((invoice) => invoiceEntity(invoice, subscription)),
  is_cancelled_at_cycle_end: subscription.willCancelAtCycleEnd,
  is_card_declined: subscription.declinesCharges,
})

const webhookJson = ({ subscriptionId, paymentId, ...webhook }: Webhook) => ({
  ...webhook,
  subscription_id: subscriptionId,
  payment_id: paymentId,
})
