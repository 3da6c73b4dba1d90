import type { Billing, Subscription } from '@sightline/contracts/billing'

/**
 * The subscription that was bought: that of the plan `planId`, or the latest one if `planId` is null. Null until the
 * provider has confirmed the payment.
 */
export function purchasedSubscription(
  { subscription, next }: Pick<Billing, 'subscription' | 'next'>,
  planId: string | null,
): Subscription | null {
  const latestFirst = [next, subscription].filter((candidate) => candidate !== null)
  return latestFirst.find(({ plan }) => planId === null || plan.id === planId) ?? null
}
