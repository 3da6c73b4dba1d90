import { z } from 'zod'
import { cancel, charge, complete, decline } from './charges.ts'
import { ProviderError } from './provider-error.ts'
import type { Payment, Subscription } from './subscription.ts'
import type { SubscriptionStore } from './subscription-store.ts'

/**
 * What a test can make happen without a browser. `pay`: the checkout succeeds. `renew`: the next cycle is charged now, whatever
 * the clock says; one that is to begin later begins. `fail`: that charge fails. `halt`: it fails until nobody tries again.
 * `decline`: charges fail from now on, when they are due. `recover`: the card works again and what is due is charged. `cancel` and
 * `complete`: it ends now. `update`: an event, and nothing changes.
 */
export const SimulatedAction = z.strictObject({
  action: z.enum(['pay', 'renew', 'fail', 'halt', 'decline', 'recover', 'cancel', 'complete', 'update']),
})
export type SimulatedAction = z.infer<typeof SimulatedAction>

/** Returns the payment that was made or failed, if any. @throws Refusal where the subscription is past such a thing */
export function simulateAction(
  book: SubscriptionStore,
  subscription: Subscription,
  { action }: SimulatedAction,
): Payment | undefined {
  const { context } = book
  const mustBe = (...statuses: Subscription['status'][]) => {
    if (!statuses.includes(subscription.status))
      throw new ProviderError(409, `A subscription that is ${subscription.status} cannot ${action}`)
  }
  switch (action) {
    case 'pay':
      return book.pay(subscription, 'success', 'customer@example.com')
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
      subscription.isCardDeclined = true
      return
    case 'recover':
      mustBe('pending', 'halted')
      return book.pay(subscription, 'success')
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
