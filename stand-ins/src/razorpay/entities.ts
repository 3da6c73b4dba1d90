import { addMonths } from './calendar.ts'
import type { Invoice, Payment, Subscription } from './subscription.ts'

const DECLINED = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description:
    "Your payment didn't go through as it was declined by the bank. Try another payment method.",
  error_source: 'issuer_bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
}
const NO_ERROR = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
}

/**
 * A subscription as JSON. As in Razorpay's API, no field tells that a subscription will be
 * cancelled at its cycle's end.
 */
export const subscriptionEntity = (subscription: Subscription) => ({
  id: subscription.id,
  entity: 'subscription',
  plan_id: subscription.plan.id,
  customer_id: subscription.customerId,
  status: subscription.status,
  current_start: subscription.currentStart,
  current_end: subscription.currentEnd,
  ended_at: subscription.endedAt,
  quantity: subscription.quantity,
  notes: subscription.notes,
  charge_at: subscription.chargeAt,
  start_at: subscription.startAt,
  end_at:
    subscription.startAt &&
    addMonths(subscription.startAt, subscription.totalCount * subscription.plan.months),
  auth_attempts: subscription.authAttempts,
  total_count: subscription.totalCount,
  paid_count: subscription.paidCount,
  customer_notify: subscription.customerNotify,
  created_at: subscription.createdAt,
  expire_by: subscription.expireBy,
  short_url: null,
  has_scheduled_changes: false,
  change_scheduled_at: null,
  source: 'api',
  ...(subscription.customerId && { payment_method: 'card' }),
  offer_id: null,
  remaining_count: subscription.totalCount - subscription.paidCount,
})

/** A payment as JSON. */
export const paymentEntity = (payment: Payment, { customerId, email, notes }: Subscription) => ({
  id: payment.id,
  entity: 'payment',
  amount: payment.amountPaise,
  currency: 'INR',
  status: payment.status,
  order_id: payment.invoice?.orderId ?? null,
  invoice_id: payment.invoice?.id ?? null,
  international: false,
  method: 'card',
  amount_refunded: payment.status === 'refunded' ? payment.amountPaise : 0,
  refund_status: payment.status === 'refunded' ? 'full' : null,
  captured: payment.status !== 'failed',
  description: 'Recurring payment',
  card_id: 'card_standinVisa0001',
  bank: null,
  wallet: null,
  vpa: null,
  email,
  contact: '+919999999999',
  customer_id: customerId,
  token_id: 'token_standinVisa001',
  notes,
  fee: null,
  tax: null,
  ...(payment.status === 'failed' ? DECLINED : NO_ERROR),
  created_at: payment.createdAt,
})

export interface PaymentError {
  code: string
  description: string
  source: string
  step: string
  reason: string
  metadata: { payment_id: string }
}

/** The error that the checkout reports for a failed payment. */
export const paymentError = (payment: Payment): PaymentError => ({
  code: DECLINED.error_code,
  description: DECLINED.error_description,
  source: DECLINED.error_source,
  step: DECLINED.error_step,
  reason: DECLINED.error_reason,
  metadata: { payment_id: payment.id },
})

/** An invoice as JSON. */
export const invoiceEntity = (invoice: Invoice, subscription: Subscription) => ({
  id: invoice.id,
  entity: 'invoice',
  receipt: null,
  invoice_number: null,
  customer_id: subscription.customerId,
  customer_details: {
    id: subscription.customerId,
    name: null,
    email: subscription.email,
    contact: '+919999999999',
    gstin: null,
    billing_address: null,
    shipping_address: null,
    customer_name: null,
    customer_email: subscription.email,
    customer_contact: '+919999999999',
  },
  order_id: invoice.orderId,
  subscription_id: subscription.id,
  line_items: [
    {
      id: invoice.id.replace('inv_', 'li_'),
      item_id: null,
      name: `Sightline ${subscription.plan.name}`,
      description: null,
      amount: subscription.plan.amountPaise,
      unit_amount: subscription.plan.amountPaise,
      gross_amount: invoice.amountPaise,
      tax_amount: 0,
      taxable_amount: invoice.amountPaise,
      net_amount: invoice.amountPaise,
      currency: 'INR',
      type: 'plan',
      tax_inclusive: false,
      quantity: subscription.quantity,
      taxes: [],
    },
  ],
  payment_id: invoice.paymentId,
  status: invoice.paidAt === null ? 'issued' : 'paid',
  expire_by: null,
  issued_at: invoice.issuedAt,
  paid_at: invoice.paidAt,
  cancelled_at: null,
  expired_at: null,
  sms_status: null,
  email_status: null,
  date: invoice.issuedAt,
  terms: null,
  partial_payment: false,
  gross_amount: invoice.amountPaise,
  tax_amount: 0,
  taxable_amount: invoice.amountPaise,
  amount: invoice.amountPaise,
  amount_paid: invoice.paidAt === null ? 0 : invoice.amountPaise,
  amount_due: invoice.paidAt === null ? invoice.amountPaise : 0,
  currency: 'INR',
  currency_symbol: '₹',
  description: null,
  notes: [],
  comment: null,
  short_url: null,
  view_less: true,
  billing_start: invoice.billingStart,
  billing_end: invoice.billingEnd,
  type: 'invoice',
  group_taxes_discounts: false,
  created_at: invoice.issuedAt,
  idempotency_key: null,
})
