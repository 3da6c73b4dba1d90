import {
  type BillingContext,
  cancel,
  charge,
  decline,
  issueInvoice,
  nextCycleAt,
} from './charges.ts'
import type { Subscription } from './subscription.ts'

/**
 * The time of a subscription's next automatic change, in Unix seconds; null if none is scheduled.
 */
export function nextDueAt(subscription: Subscription): number | null {
  const {
    status,
    willCancelAtCycleEnd,
    currentEnd,
    startAt,
    chargeAt,
    expireBy,
    invoices,
    totalCount,
  } = subscription
  if (status === 'created') return expireBy
  if (status === 'authenticated') return startAt
  if (status !== 'active' && status !== 'pending' && status !== 'halted') return null
  if (willCancelAtCycleEnd) return currentEnd
  if (status === 'pending') return chargeAt
  return invoices.length < totalCount ? nextCycleAt(subscription) : null
}

/**
 * Makes the change that `nextDueAt` announced and whose time has come: expires, cancels, issues an
 * invoice, or charges.
 */
export function processDue(subscription: Subscription, context: BillingContext) {
  if (subscription.status === 'created') subscription.status = 'expired'
  else if (subscription.willCancelAtCycleEnd) cancel(subscription, context)
  // A halted subscription still gets invoices, which Razorpay does not try to charge.
  else if (subscription.status === 'halted') issueInvoice(subscription, context)
  else if (subscription.declinesCharges) decline(subscription, context)
  else charge(subscription, context)
}
