import type { Billing, Subscription } from '@sightline/contracts/billing'

/**
 * The subscription to give thanks for: that of the plan just paid for, where it is known which, else the latest one. Null while
 * the provider's word for it has not come.
 */
export function boughtSubscription(
  { subscription, next }: Pick<Billing, 'subscription' | 'next'>,
  planId: string | null,
): Subscription | null {
  const candidates = [next, subscription].filter((one) => one !== null)
  return candidates.find((one) => planId === null || one.plan.id === planId) ?? null
}
