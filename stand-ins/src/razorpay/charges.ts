import { addMonths, DAY_S } from './calendar.ts'
import { newId } from './keys.ts'
import type { Invoice, Payment, Subscription } from './subscription.ts'

export type EventName =
  | 'authenticated'
  | 'activated'
  | 'charged'
  | 'completed'
  | 'updated'
  | 'pending'
  | 'halted'
  | 'cancelled'

export interface BillingContext {
  /** The provider's current time in Unix seconds. */
  now(): number
  /** Reports an event, before the subscription changes any further. */
  emit(event: EventName, subscription: Subscription, payment?: Payment): void
}

/** A failed charge is retried three times, a day apart. */
const MAX_ATTEMPTS = 4
/** Charged to check a card when the plan begins later, and refunded immediately. */
export const TOKEN_AMOUNT_PAISE = 500

/** The start of the first billing cycle without an invoice, in Unix seconds. */
export const nextCycleAt = (subscription: Subscription) =>
  addMonths(subscription.startAt ?? 0, subscription.invoices.length * subscription.plan.months)

/** Adds an unpaid invoice for the next billing cycle. */
export function issueInvoice(subscription: Subscription, { now }: BillingContext): Invoice {
  const billingStart = nextCycleAt(subscription)
  const invoice = {
    id: newId('inv'),
    orderId: newId('order'),
    amountPaise: subscription.plan.amountPaise * subscription.quantity,
    billingStart,
    billingEnd: addMonths(
      subscription.startAt ?? 0,
      (subscription.invoices.length + 1) * subscription.plan.months,
    ),
    issuedAt: now(),
    paymentId: null,
    paidAt: null,
  }
  subscription.invoices.unshift(invoice)
  return invoice
}

/** Returns the latest invoice if it is unpaid, otherwise issues a new one. */
function dueInvoice(subscription: Subscription, context: BillingContext): Invoice {
  const [last] = subscription.invoices
  return last && last.paidAt === null ? last : issueInvoice(subscription, context)
}

/**
 * Applies a successful checkout: charges the first cycle, stores the card for a plan that begins
 * later, or charges an unpaid invoice to a new card.
 */
export function authorise(
  subscription: Subscription,
  context: BillingContext,
  email: string | null,
): Payment {
  const { now, emit } = context
  subscription.declinesCharges = false
  if (subscription.status !== 'created') return charge(subscription, context)
  subscription.status = 'authenticated'
  subscription.customerId = newId('cust')
  subscription.email = email
  if (subscription.startAt !== null && subscription.startAt > now()) {
    const status = 'refunded' as const
    const payment = {
      id: newId('pay'),
      invoice: null,
      amountPaise: TOKEN_AMOUNT_PAISE,
      status,
      createdAt: now(),
    }
    emit('authenticated', subscription, payment)
    return payment
  }
  subscription.startAt = now()
  emit('authenticated', subscription)
  return charge(subscription, context)
}

/** Charges the due invoice successfully. */
export function charge(subscription: Subscription, context: BillingContext): Payment {
  const { now, emit } = context
  const wasActive = subscription.status === 'active'
  const invoice = dueInvoice(subscription, context)
  const { amountPaise, billingStart, billingEnd } = invoice
  const payment = {
    id: newId('pay'),
    invoice,
    amountPaise,
    status: 'captured' as const,
    createdAt: now(),
  }
  Object.assign(invoice, { paymentId: payment.id, paidAt: now() })
  Object.assign(subscription, {
    status: 'active',
    paidCount: subscription.paidCount + 1,
    authAttempts: 0,
    currentStart: billingStart,
    currentEnd: billingEnd,
    chargeAt: billingEnd,
  })
  if (!wasActive) emit('activated', subscription, payment)
  emit('charged', subscription, payment)
  if (subscription.invoices.length === subscription.totalCount) complete(subscription, context)
  return payment
}

/** Fails to charge the due invoice. The fourth failure in a row halts the subscription. */
export function decline(subscription: Subscription, context: BillingContext): Payment {
  const { now, emit } = context
  const invoice = dueInvoice(subscription, context)
  const { amountPaise } = invoice
  const payment = {
    id: newId('pay'),
    invoice,
    amountPaise,
    status: 'failed' as const,
    createdAt: now(),
  }
  subscription.authAttempts += 1
  if (subscription.authAttempts < MAX_ATTEMPTS) {
    subscription.status = 'pending'
    subscription.chargeAt = now() + DAY_S
    emit('pending', subscription, payment)
  } else {
    subscription.status = 'halted'
    subscription.chargeAt = nextCycleAt(subscription)
    emit('halted', subscription, payment)
  }
  return payment
}

/**
 * Completes a subscription whose invoices are all issued. The last cycle still runs until its end.
 */
export function complete(subscription: Subscription, { now, emit }: BillingContext) {
  Object.assign(subscription, { status: 'completed', endedAt: now(), chargeAt: null })
  emit('completed', subscription)
}

/** Cancels a subscription immediately. */
export function cancel(subscription: Subscription, { now, emit }: BillingContext) {
  Object.assign(subscription, { status: 'cancelled', endedAt: now(), chargeAt: null })
  emit('cancelled', subscription)
}
