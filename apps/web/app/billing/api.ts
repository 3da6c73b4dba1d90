import type { CreateSubscription, VerifyPayment } from '@sightline/contracts/billing/billing'
import type * as z from 'zod/mini'
import { fetchJson, send } from '../http.ts'

const contracts = () => import('@sightline/contracts/billing/billing')

/** Requests about the user's plan, credits and payments; all throw ApiError. */
export const billingApi = {
  read: () => fetchJson('GET', '/billing', async (body) => (await contracts()).Billing.parse(body)),
  createSubscription: (subscription: z.input<typeof CreateSubscription>) =>
    fetchJson(
      'POST',
      '/create-subscription',
      async (body) => (await contracts()).SubscriptionCreated.parse(body),
      subscription,
    ),
  verifyPayment: (payment: z.input<typeof VerifyPayment>) =>
    send('POST', '/verify-payment', payment),
  /** Cancels the subscription for the end of the paid period. */
  cancel: () => send('POST', '/subscription/cancel'),
  receipt: (paymentId: string) =>
    fetchJson('GET', `/payments/${encodeURIComponent(paymentId)}`, async (body) =>
      (await contracts()).Receipt.parse(body),
    ),
}
