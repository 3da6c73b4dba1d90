import type { Billing, Subscription } from '@sightline/contracts/billing/billing'

/**
 * The location state with which the plans page leads to the thank-you page: the bought plan, and
 * the subscriptions of before. One of them may have the same plan.
 */
export type Purchase = { planId: string; earlierIds: string[] }

/** The purchase in a location state, or null. */
export function readPurchase(state: unknown): Purchase | null {
  if (
    typeof state !== 'object' ||
    state === null ||
    !('planId' in state) ||
    !('earlierIds' in state)
  )
    return null
  const { planId, earlierIds } = state
  return typeof planId === 'string' && Array.isArray(earlierIds) ? { planId, earlierIds } : null
}

/**
 * The subscription that was bought, or the latest one without a purchase. Null until the provider
 * has confirmed the payment.
 */
export function purchasedSubscription(
  { subscription, next }: Pick<Billing, 'subscription' | 'next'>,
  purchase: Purchase | null,
): Subscription | null {
  const latestFirst = [next, subscription].filter((candidate) => candidate !== null)
  const isBought = ({ id, plan }: Subscription) =>
    purchase === null || (plan.id === purchase.planId && !purchase.earlierIds.includes(id))
  return latestFirst.find(isBought) ?? null
}
