import { z } from 'zod'
import { cancel, charge, complete, decline } from './charges.ts'
import { ProviderError } from './provider-error.ts'
import type { Payment, Subscription } from './subscription.ts'
import type { SubscriptionStore } from './subscription-store.ts'

/**
 * The actions by which tests and the overview page change a subscription without a browser.
 * - `pay`: the checkout succeeds.
 * - `renew`: the next cycle begins and is charged immediately, whatever the clock says.
 * - `fail`: the next charge fails once.
 * - `halt`: the next charge fails until Razorpay gives up.
 * - `decline`: charges fail from now on, when they become due.
 * - `recover`: the card works again, and the open invoice is charged.
 * - `cancel` and `complete`: the subscription ends immediately.
 * - `update`: sends a `subscription.updated` webhook without changing anything.
 */
export const SimulatedAction = z.strictObject({
  action: z.enum([
    'pay',
    'renew',
    'fail',
    'halt',
    'decline',
    'recover',
    'cancel',
    'complete',
    'update',
  ]),
})
export type SimulatedAction = z.infer<typeof SimulatedAction>

/**
 * Returns the payment that succeeded or failed, if any. @throws ProviderError if the status does
 * not allow the action
 */
export function simulateAction(
  subscriptions: SubscriptionStore,
  subscription: Subscription,
  { action }: SimulatedAction,
): Payment | undefined {
  const { context } = subscriptions
  const mustBe = (...statuses: Subscription['status'][]) => {
    if (!statuses.includes(subscription.status))
      throw new ProviderError(409, `A subscription that is ${subscription.status} cannot ${action}`)
  }
  switch (action) {
    case 'pay':
      return subscriptions.pay(subscription, 'success', 'customer@example.com')
    case 'renew':
      mustBe('authenticated', 'active')
      if (subscription.status === 'authenticated') subscription.startAt = context.now()
      return charge(subscription, context)
    case 'fail':
      mustBe('authenticated', 'active', 'pending')
      return decline(subscription, context)
    case 'halt': {
      mustBe('authenticated', 'active', 'pending')
      let payment = decline(subscription, context)
      while (subscription.status === 'pending') payment = decline(subscription, context)
      return payment
    }
    case 'decline':
      subscription.declinesCharges = true
      return
    case 'recover':
      mustBe('pending', 'halted')
      return subscriptions.pay(subscription, 'success')
    case 'cancel':
      cancel(subscription, context)
      return
    case 'complete':
      complete(subscription, context)
      return
    case 'update':
      context.emit('updated', subscription)
      return
  }
}
