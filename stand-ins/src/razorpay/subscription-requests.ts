import { addMonths } from './calendar.ts'
import { authorise, type BillingContext, cancel, decline } from './charges.ts'
import { newId } from './keys.ts'
import type { Plan } from './plans.ts'
import { ProviderError } from './provider-error.ts'
import type { Payment, Subscription } from './subscription.ts'

/**
 * The latest end of a subscription that Razorpay accepts, in Unix seconds: the end of the year
 * 2120.
 */
const LATEST_END = 4_765_046_400
const CANCELLABLE_STATUSES = ['created', 'authenticated', 'active', 'pending', 'halted']

export interface SubscriptionRequest {
  plan: Plan
  totalCount: number
  quantity: number
  customerNotify: boolean
  startAt: number | null
  expireBy: number | null
  notes: Record<string, string> | []
}

/**
 * Returns an unpaid subscription. @throws ProviderError when it starts in the past or ends too late
 */
export function newSubscription(request: SubscriptionRequest, now: number): Subscription {
  if (request.startAt !== null && request.startAt <= now)
    throw new ProviderError(400, 'start_at cannot be lesser than the current time.', 'start_at')
  const end = addMonths(request.startAt ?? now, request.totalCount * request.plan.months)
  if (end > LATEST_END)
    throw new ProviderError(
      400,
      `end_time must be between 946684800 and ${LATEST_END}`,
      'total_count',
    )
  return {
    ...request,
    id: newId('sub'),
    createdAt: now,
    status: 'created',
    customerId: null,
    email: null,
    currentStart: null,
    currentEnd: null,
    chargeAt: request.startAt,
    endedAt: null,
    authAttempts: 0,
    paidCount: 0,
    invoices: [],
    willCancelAtCycleEnd: false,
    declinesCharges: false,
  }
}

/**
 * Applies a payment made in the checkout. @throws ProviderError unless the subscription waits for a
 * payment
 */
export function payInCheckout(
  subscription: Subscription,
  outcome: 'success' | 'failure',
  email: string | null,
  context: BillingContext,
): Payment {
  const { status, plan, quantity } = subscription
  if (status !== 'created' && status !== 'pending' && status !== 'halted')
    throw new ProviderError(
      400,
      'Customer payment is not allowed for the Subscription at this stage.',
    )
  if (outcome === 'success') return authorise(subscription, context, email)
  if (status !== 'created') return decline(subscription, context)
  const amountPaise = plan.amountPaise * quantity
  return {
    id: newId('pay'),
    invoice: null,
    amountPaise,
    status: 'failed',
    createdAt: context.now(),
  }
}

/**
 * Cancels at once or at the end of the billing cycle. @throws ProviderError when Razorpay would
 * reject the request
 */
export function requestCancellation(
  subscription: Subscription,
  when: 'now' | 'at-cycle-end',
  context: BillingContext,
) {
  const { status, currentEnd, invoices, totalCount } = subscription
  if (!CANCELLABLE_STATUSES.includes(status))
    throw new ProviderError(400, `Subscription is not cancellable in ${status} status.`, 'status')
  if (when === 'now') return cancel(subscription, context)
  if (currentEnd === null || currentEnd <= context.now())
    throw new ProviderError(
      400,
      'Subscription cannot be cancelled since no billing cycle is going on',
    )
  if (invoices.length === totalCount)
    throw new ProviderError(
      400,
      'Subscription cannot be cancelled at cycle end since the last cycle is going on already.',
    )
  subscription.willCancelAtCycleEnd = true
}
