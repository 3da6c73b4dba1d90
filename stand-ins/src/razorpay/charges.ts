import { addMonths, DAY_S } from './cycles.ts'
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
  /** Unix seconds. */
  now(): number
  /** Hears of an event at once, while the subscription is as the event left it. */
  emit(event: EventName, subscription: Subscription, payment?: Payment): void
}

/** The first attempt and three more, a day apart. */
const MAX_ATTEMPTS = 4
/** What authorises a card for a plan that begins later, given back at once. */
export const TOKEN_AMOUNT_PAISE = 500

/** When the cycle begins that has no invoice yet. */
export const nextCycleAt = (subscription: Subscription) =>
  addMonths(subscription.startAt ?? 0, subscription.invoices.length * subscription.plan.months)

/** Adds the invoice of the next cycle, not paid yet. */
export function issueInvoice(subscription: Subscription, { now }: BillingContext): Invoice {
  const billingStart = nextCycleAt(subscription)
  const invoice = {
    id: newId('inv'),
    orderId: newId('order'),
    amountPaise: subscription.plan.amountPaise * subscription.quantity,
    billingStart,
    billingEnd: addMonths(subscription.startAt ?? 0, (subscription.invoices.length + 1) * subscription.plan.months),
    issuedAt: now(),
    paymentId: null,
    paidAt: null,
  }
  subscription.invoices.unshift(invoice)
  return invoice
}

/** The invoice that is due: the last one if it is not paid, else a new one. */
function dueInvoice(subscription: Subscription, context: BillingContext): Invoice {
  const [last] = subscription.invoices
  return last && last.paidAt === null ? last : issueInvoice(subscription, context)
}

/** The checkout's success: the first charge, or the card for one that begins later, or a better card for a charge that failed. */
export function authorise(subscription: Subscription, context: BillingContext, email: string | null): Payment {
  const { now, emit } = context
  subscription.isCardDeclined = false
  if (subscription.status !== 'created') return charge(subscription, context)
  subscription.status = 'authenticated'
  subscription.customerId = newId('cust')
  subscription.email = email
  if (subscription.startAt !== null && subscription.startAt > now()) {
    const status = 'refunded' as const
    const payment = { id: newId('pay'), invoice: null, amountPaise: TOKEN_AMOUNT_PAISE, status, createdAt: now() }
    emit('authenticated', subscription, payment)
    return payment
  }
  subscription.startAt = now()
  emit('authenticated', subscription)
  return charge(subscription, context)
}

/** Charges what is due, with success. */
export function charge(subscription: Subscription, context: BillingContext): Payment {
  const { now, emit } = context
  const wasActive = subscription.status === 'active'
  const invoice = dueInvoice(subscription, context)
  const { amountPaise, billingStart, billingEnd } = invoice
  const payment = { id: newId('pay'), invoice, amountPaise, status: 'captured' as const, createdAt: now() }
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

/** Attempts to charge what is due and fails; the fourth failure in a row is the last attempt. */
export function decline(subscription: Subscription, context: BillingContext): Payment {
  const { now, emit } = context
  const invoice = dueInvoice(subscription, context)
  const { amountPaise } = invoice
  const payment = { id: newId('pay'), invoice, amountPaise, status: 'failed' as const, createdAt: now() }
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

/** All its invoices are issued. The last cycle goes on until its end. */
export function complete(subscription: Subscription, { now, emit }: BillingContext) {
  Object.assign(subscription, { status: 'completed', endedAt: now(), chargeAt: null })
  emit('completed', subscription)
}

/** Ends it at once. */
export function cancel(subscription: Subscription, { now, emit }: BillingContext) {
  Object.assign(subscription, { status: 'cancelled', endedAt: now(), chargeAt: null })
  emit('cancelled', subscription)
}
