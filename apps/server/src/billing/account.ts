import { and, asc, eq, ne } from 'drizzle-orm'
import { plans } from '../plans/public.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import type { BillingOptions } from './billing.routes.ts'
import { payments, subscriptions } from './table.ts'

/** The subscriptions and payments of a user, oldest first. */
export async function exportBilling(db: Db, userId: string) {
  const subscribed = await db
    .select({ subscription: subscriptions, plan: plans.name })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(subscriptions.createdAt))
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(asc(payments.paidAt), asc(payments.periodStart))
  return {
    subscriptions: subscribed.map(
      ({ subscription: { userId: _, syncDueAt: __, ...row }, plan }) => ({ ...row, plan }),
    ),
    payments: paid.map(({ userId: _, ...payment }) => payment),
  }
}

/**
 * Ends every subscription of a user at the provider immediately, and records the charges up to
 * then.
 * @throws AppError('upstream_failed' | 'not_configured') unless all subscriptions are confirmed to
 * have ended
 */
export async function endSubscriptions(
  { db, provider }: BillingOptions,
  userId: string,
): Promise<void> {
  const isOpen = and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended'))
  for (const { providerId } of await db.select().from(subscriptions).where(isOpen)) {
    if (!provider)
      throw new AppError(
        'not_configured',
        'Your plan cannot be cancelled: payments are not set up here any more.',
      )
    // The provider refuses to cancel a subscription that has ended already, so only the status
    // fetched afterwards counts.
    const refusal = await provider.razorpay
      .cancelSubscription(providerId, 'now')
      .catch((error: unknown) => error)
    const { status } = await provider.sync.sync(providerId)
    if (status !== 'ended')
      throw new AppError(
        'upstream_failed',
        'Your plan could not be cancelled, so nothing was deleted. Try again later.',
        {
          cause: refusal,
        },
      )
  }
}
