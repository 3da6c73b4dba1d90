import { type BillingContext, cancel, charge, decline, issueInvoice, nextCycleAt } from './charges.ts'
import type { Subscription } from './subscription.ts'

/** When something happens to a subscription by itself next. Null: never. */
export function nextDueAt(subscription: Subscription): number | null {
  const { status, isCancelledAtCycleEnd, currentEnd, startAt, chargeAt, expireBy, invoices, totalCount } = subscription
  if (status === 'created') return expireBy
  if (status === 'authenticated') return startAt
  if (status !== 'active' && status !== 'pending' && status !== 'halted') return null
  if (isCancelledAtCycleEnd) return currentEnd
  if (status === 'pending') return chargeAt
  return invoices.length < totalCount ? nextCycleAt(subscription) : null
}

/** What happens then. */
export function processDue(subscription: Subscription, context: BillingContext) {
  if (subscription.status === 'created') subscription.status = 'expired'
  else if (subscription.isCancelledAtCycleEnd) cancel(subscription, context)
  // Invoices go on, but nobody tries to charge them.
  else if (subscription.status === 'halted') issueInvoice(subscription, context)
  else if (subscription.isCardDeclined) decline(subscription, context)
  else charge(subscription, context)
}
