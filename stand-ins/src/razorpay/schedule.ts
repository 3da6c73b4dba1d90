import { type BillingContext, cancel, charge, decline, issueInvoice, nextCycleAt } from './charges.ts'
import type { Subscription } from './subscription.ts'

/** The time of a subscription's next automatic change, in Unix seconds; null if none is scheduled. */
export function nextDueAt(subscription: Subscription): number | null {
  const { status, isCancelledAtCycleEnd, currentEnd, startAt, chargeAt, expireBy, invoices, totalCount } = subscription
  if (status === 'created') return expireBy
  if (status === 'authenticated') return startAt
  if (status !== 'active' && status !== 'pending' && status !== 'halted') return null
  if (isCancelledAtCycleEnd) return currentEnd
  if (status === 'pending') return chargeAt
  return invoices.length < totalCount ? nextCycleAt(subscription) : null
}

/** Makes the change that is due: expire, cancel, issue an invoice or charge. */
export function processDue(subscription: Subscription, context: BillingContext) {
  if (subscription.status === 'created') subscription.status = 'expired'
  else if (subscription.isCancelledAtCycleEnd) cancel(subscription, context)
  // A halted subscription still gets invoices, which Razorpay does not try to charge.
  else if (subscription.status === 'halted') issueInvoice(subscription, context)
  else if (subscription.isCardDeclined) decline(subscription, context)
  else charge(subscription, context)
}
