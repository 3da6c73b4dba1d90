import type { BillingContext } from './charges.ts'
import { ProviderError } from './provider-error.ts'
import { nextDueAt, processDue } from './schedule.ts'
import type { Payment, Subscription } from './subscription.ts'
import {
  newSubscription,
  payInCheckout,
  requestCancellation,
  type SubscriptionRequest,
} from './subscription-requests.ts'

export type SubscriptionStore = ReturnType<typeof createSubscriptionStore>

/**
 * Stores subscriptions in memory and bills them on a clock that tests can advance. `emit` receives
 * every event. Requests that Razorpay would reject throw a ProviderError.
 */
export function createSubscriptionStore({ emit }: Pick<BillingContext, 'emit'>) {
  const subscriptions = new Map<string, Subscription>()
  let advancedMs = 0
  /** The due time of the charge that catchUp is processing; null outside catchUp. */
  let processedAt: number | null = null
  const currentTime = () => Math.floor((Date.now() + advancedMs) / 1000)
  const context: BillingContext = { now: () => processedAt ?? currentTime(), emit }

  /** Processes everything that has become due, in order of due time. */
  function catchUp() {
    for (;;) {
      const next = [...subscriptions.values()]
        .flatMap((subscription) => ({ subscription, at: nextDueAt(subscription) ?? Infinity }))
        .filter(({ at }) => at <= currentTime())
        .sort((first, second) => first.at - second.at)[0]
      if (!next) break
      processedAt = next.at
      processDue(next.subscription, context)
    }
    processedAt = null
  }

  return {
    context,
    catchUp,
    advance(ms: number) {
      advancedMs += ms
      catchUp()
    },
    /** Lists the latest subscription first. */
    list: () => [...subscriptions.values()].reverse(),
    find(id: string): Subscription {
      const found = subscriptions.get(id)
      if (!found) throw new ProviderError(400, 'The id provided does not exist')
      return found
    },
    create(request: SubscriptionRequest): Subscription {
      const subscription = newSubscription(request, context.now())
      subscriptions.set(subscription.id, subscription)
      return subscription
    },
    pay: (
      subscription: Subscription,
      outcome: 'success' | 'failure',
      email: string | null = null,
    ): Payment => payInCheckout(subscription, outcome, email, context),
    cancel: (subscription: Subscription, when: 'now' | 'at-cycle-end') =>
      requestCancellation(subscription, when, context),
  }
}
