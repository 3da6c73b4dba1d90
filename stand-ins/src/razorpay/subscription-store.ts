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

/**
 * Stores subscriptions in memory and bills them on a clock that tests can advance. `emit` receives
 * every event. Requests that Razorpay would reject throw a ProviderError.
 */
export interface SubscriptionStore {
  context: BillingContext
  /** Processes everything that has become due, in order of due time. */
  catchUp: () => void
  advance: (ms: number) => void
  /** Lists the latest subscription first. */
  list: () => Subscription[]
  find: (id: string) => Subscription
  create: (request: SubscriptionRequest) => Subscription
  pay: (
    subscription: Subscription,
    outcome: 'success' | 'failure',
    email?: string | null,
  ) => Payment
  cancel: (subscription: Subscription, when: 'now' | 'at-cycle-end') => void
}

export function createSubscriptionStore({ emit }: Pick<BillingContext, 'emit'>): SubscriptionStore {
  const subscriptions = new Map<string, Subscription>()
  let advancedMs = 0
  /** The due time of the charge that catchUp is processing; null outside catchUp. */
  let processedAt: number | null = null
  const currentTime = () => Math.floor((Date.now() + advancedMs) / 1000)
  const context: BillingContext = { now: () => processedAt ?? currentTime(), emit }

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
    advance(ms) {
      advancedMs += ms
      catchUp()
    },
    list: () => [...subscriptions.values()].reverse(),
    find(id) {
      const found = subscriptions.get(id)
      if (!found) throw new ProviderError(400, 'The id provided does not exist')
      return found
    },
    create(request) {
      const subscription = newSubscription(request, context.now())
      subscriptions.set(subscription.id, subscription)
      return subscription
    },
    pay: (subscription, outcome, email = null) =>
      payInCheckout(subscription, outcome, email, context),
    cancel: (subscription, when) => requestCancellation(subscription, when, context),
  }
}
