import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'

const moment = z
  .int()
  .nullish()
  .transform((seconds) => (seconds ? new Date(seconds * 1000) : null))

const ProviderSubscription = z.object({
  id: z.string(),
  plan_id: z.string(),
  status: z.enum([
    'created',
    'authenticated',
    'active',
    'pending',
    'halted',
    'paused',
    'resumed',
    'cancelled',
    'completed',
    'expired',
  ]),
  paid_count: z
    .int()
    .min(0)
    .nullish()
    .transform((count) => count ?? 0),
  current_end: moment,
  start_at: moment,
})
export type ProviderSubscription = z.infer<typeof ProviderSubscription>

const ProviderInvoice = z.object({
  payment_id: z.string().nullable(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  billing_start: moment,
  billing_end: moment,
  paid_at: moment,
})

/** A successful charge. */
export interface Charge {
  paymentId: string
  amountPaise: number
  paidAt: Date
  periodStart: Date
  periodEnd: Date
}

export interface Razorpay {
  keyId: string
  /** @param startAt when the first charge is due; immediately if undefined */
  createSubscription(input: {
    planId: string
    months: number
    startAt?: Date
    userId: string
  }): Promise<ProviderSubscription>
  fetchSubscription(id: string): Promise<ProviderSubscription>
  fetchCharges(subscriptionId: string): Promise<Charge[]>
  cancelSubscription(id: string, when: 'now' | 'at-period-end'): Promise<void>
  /** True if the provider signed the checkout's result for this subscription. */
  isPaymentSigned(input: { paymentId: string; subscriptionId: string; signature: string }): boolean
  /** True if the provider signed the raw body of a webhook with one of the current secrets. */
  isWebhookSigned(body: Buffer, signature: string): boolean
}

const TEN_YEARS_MONTHS = 120
const UNREACHABLE =
  'The payment provider does not answer. Nothing was charged. Try again in a minute.'

/**
 * A client of Razorpay's API; null if payments are not configured. Every call ends within eight
 * seconds.
 * @throws AppError('upstream_failed')
 */
export function createRazorpay(env: Env): Razorpay | null {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecrets = '',
  } = env
  if (!keyId || !keySecret) return null
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  const call = async <T>(shape: z.ZodType<T>, path: string, body?: unknown): Promise<T> => {
    try {
      const response = await fetch(`${env.RAZORPAY_API_URL}/v1${path}`, {
        headers: { authorization, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(8000),
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      })
      if (!response.ok)
        throw new Error(`Razorpay answered ${response.status} to ${path}`, {
          cause: await response.text(),
        })
      return shape.parse(await response.json())
    } catch (cause) {
      throw new AppError('upstream_failed', UNREACHABLE, { cause })
    }
  }

  return {
    keyId,
    createSubscription: ({ planId, months, startAt, userId }) =>
      call(ProviderSubscription, '/subscriptions', {
        plan_id: planId,
        total_count: TEN_YEARS_MONTHS / months,
        quantity: 1,
        // The server mails customers itself.
        customer_notify: 0,
        notes: { user_id: userId },
        ...(startAt && { start_at: Math.ceil(startAt.getTime() / 1000) }),
      }),
    fetchSubscription: (id) => call(ProviderSubscription, `/subscriptions/${id}`),
    async fetchCharges(subscriptionId) {
      const { items } = await call(
        z.object({ items: z.array(ProviderInvoice) }),
        `/invoices?subscription_id=${subscriptionId}&count=100`,
      )
      return items.flatMap(
        ({ payment_id, status, amount, currency, billing_start, billing_end, paid_at }) => {
          if (
            status !== 'paid' ||
            !payment_id ||
            !billing_start ||
            !billing_end ||
            !paid_at ||
            currency !== 'INR'
          )
            return []
          return [
            {
              paymentId: payment_id,
              amountPaise: amount,
              paidAt: paid_at,
              periodStart: billing_start,
              periodEnd: billing_end,
            },
          ]
        },
      )
    },
    async cancelSubscription(id, when) {
      await call(ProviderSubscription, `/subscriptions/${id}/cancel`, {
        cancel_at_cycle_end: when === 'at-period-end' ? 1 : 0,
      })
    },
    isPaymentSigned: ({ paymentId, subscriptionId, signature }) =>
      isSigned(`${paymentId}|${subscriptionId}`, signature, keySecret),
    isWebhookSigned: (body, signature) =>
      webhookSecrets
        .split(',')
        .filter(Boolean)
        .some((secret) => isSigned(body, signature, secret)),
  }
}

/** Checks a hexadecimal HMAC-SHA256 signature in constant time. */
function isSigned(message: string | Buffer, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(message).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
