import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { RAZORPAY } from '../credentials.ts'
import { type PaymentError, paymentError } from './entities.ts'
import { ProviderError } from './provider-error.ts'
import type { Payment, Subscription } from './subscription.ts'
import type { SubscriptionStore } from './subscription-store.ts'

const CHECKOUTS_KEPT = 200

const Options = z.looseObject({
  key: z.string(),
  subscription_id: z.string(),
  prefill: z.object({ email: z.string().optional() }).optional(),
})

interface Checkout {
  id: string
  /** The options that the page passed, without functions. */
  options: z.infer<typeof Options>
  openedAt: string
  outcome: 'open' | 'paid' | 'dismissed'
  failures: number
}

/**
 * Remembers the latest 200 payment dialogs with their options and outcomes. Errors are thrown as
 * ProviderError, with the text that the dialog shows.
 */
export interface Checkouts {
  open: (input: unknown) => { checkout: Checkout; subscription: Subscription }
  succeed: (id: string) => { payment: Payment; subscription: Subscription }
  fail: (id: string) => PaymentError
  dismiss: (id: string) => void
  /** Lists the oldest checkout first. */
  list: () => Checkout[]
  clear: () => void
}

export function createCheckouts(subscriptions: SubscriptionStore): Checkouts {
  let checkouts: Checkout[] = []
  const find = (id: string) => {
    const found = checkouts.find((checkout) => checkout.id === id)
    if (!found) throw new ProviderError(400, 'This checkout is over. Close it and start again.')
    return { checkout: found, subscription: subscriptions.find(found.options.subscription_id) }
  }

  return {
    open(input) {
      const options = Options.safeParse(input)
      if (!options.success) throw new ProviderError(400, 'Please pass a key and a subscription_id.')
      if (options.data.key !== RAZORPAY.keyId)
        throw new ProviderError(401, 'The api key provided is invalid')
      const subscription = subscriptions.find(options.data.subscription_id)
      const openedAt = new Date().toISOString()
      const checkout: Checkout = {
        id: randomUUID(),
        options: options.data,
        openedAt,
        outcome: 'open',
        failures: 0,
      }
      checkouts = [...checkouts, checkout].slice(-CHECKOUTS_KEPT)
      return { checkout, subscription }
    },
    succeed(id) {
      const { checkout, subscription } = find(id)
      const payment = subscriptions.pay(subscription, 'success', checkout.options.prefill?.email)
      checkout.outcome = 'paid'
      return { payment, subscription }
    },
    fail(id) {
      const { checkout, subscription } = find(id)
      const payment = subscriptions.pay(subscription, 'failure')
      checkout.failures += 1
      return paymentError(payment)
    },
    dismiss(id) {
      find(id).checkout.outcome = 'dismissed'
    },
    list: () => checkouts,
    clear() {
      checkouts = []
    },
  }
}
