import {
  CreateSubscription,
  PaymentVerified,
  SubscriptionCreated,
  VerifyPayment,
} from '@sightline/contracts/billing/billing'
import { and, eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Razorpay } from '../adapters/razorpay.ts'
import type { Ledger } from '../credits/public.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import type { MailQueue } from '../platform/mail/queue.ts'
import { paymentRoutes } from './payments.routes.ts'
import { cancelSubscription, createSubscription } from './subscriptions.ts'
import type { SubscriptionSync } from './sync.ts'
import { subscriptions } from './table.ts'

export interface BillingOptions {
  db: Db
  clock: Clock
  ledger: Ledger
  mails: MailQueue
  webOrigin: string
  /** Null where payments are not configured. */
  provider: { razorpay: Razorpay; sync: SubscriptionSync } | null
}

/** Plans, payments and credits of the signed-in user. Registered inside the signed-in scope. */
export const billingRoutes: FastifyPluginAsyncZod<BillingOptions> = async (app, deps) => {
  const { db } = deps
  await app.register(paymentRoutes, deps)

  const requireProvider = () => {
    if (!deps.provider)
      throw new AppError(
        'not_configured',
        'Payments are not set up here: RAZORPAY_KEY_ID is missing.',
      )
    return deps.provider
  }
  const requireSameUser = (userId: string, signedInUserId: string) => {
    if (userId !== signedInUserId)
      throw new AppError('forbidden', 'A plan is bought for the signed-in account alone.')
  }

  app.post(
    '/create-subscription',
    { schema: { body: CreateSubscription, response: { 200: SubscriptionCreated } } },
    async ({ body, user }) => {
      requireSameUser(body.user_id, user.id)
      const { razorpay } = requireProvider()
      const subscription_id = await createSubscription(razorpay, deps, {
        userId: user.id,
        planId: body.plan_id,
        starts: body.starts,
      })
      return { subscription_id, key_id: razorpay.keyId }
    },
  )

  app.post(
    '/verify-payment',
    { schema: { body: VerifyPayment, response: { 200: PaymentVerified } } },
    async ({ body, user, log }) => {
      requireSameUser(body.user_id, user.id)
      const { razorpay, sync } = requireProvider()
      const isOwned = and(
        eq(subscriptions.providerId, body.razorpay_subscription_id),
        eq(subscriptions.userId, user.id),
        eq(subscriptions.planId, body.plan_id),
      )
      const [found] = await db.select().from(subscriptions).where(isOwned)
      if (!found) throw new AppError('not_found', 'There is no such subscription.')
      // Uses the id from our database: the signature must be for this subscription, not for an id
      // in the request.
      const signed = {
        paymentId: body.razorpay_payment_id,
        subscriptionId: found.providerId,
        signature: body.razorpay_signature,
      }
      if (!razorpay.isPaymentSigned(signed))
        throw new AppError('wrong_signature', 'This payment could not be verified.')
      try {
        return { status: (await sync.sync(found.providerId)).status }
      } catch (error) {
        // The signature proves the payment. It is recorded as soon as the provider answers, and the
        // page is notified then.
        log.warn({ err: error }, 'A payment is confirmed later')
        await db
          .update(subscriptions)
          .set({ syncDueAt: deps.clock() })
          .where(eq(subscriptions.id, found.id))
        return { status: found.status }
      }
    },
  )

  app.post('/subscription/cancel', async ({ user }, reply) => {
    const { razorpay, sync } = requireProvider()
    await cancelSubscription(razorpay, deps, user.id)
    sync.requestSync()
    return reply.code(204).send()
  })
}
