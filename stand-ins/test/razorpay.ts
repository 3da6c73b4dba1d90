import { z } from 'zod'
import { RAZORPAY } from '../src/credentials.ts'
import { startForTests } from './stand-ins.ts'

const Subscription = z.looseObject({
  id: z.string(),
  status: z.string(),
  paid_count: z.number(),
  current_start: z.number().nullable(),
  current_end: z.number().nullable(),
  charge_at: z.number().nullable(),
  ended_at: z.number().nullable(),
  auth_attempts: z.number(),
})
const Invoices = z.object({
  entity: z.literal('collection'),
  count: z.number(),
  items: z.array(
    z.looseObject({
      status: z.string(),
      payment_id: z.string().nullable(),
      amount: z.number(),
      amount_paid: z.number(),
      billing_start: z.number(),
      billing_end: z.number(),
      paid_at: z.number().nullable(),
    }),
  ),
})
const Clock = z.object({ now: z.number() })

const DAY_MS = 86_400_000
const credentials = `Basic ${Buffer.from(`${RAZORPAY.keyId}:${RAZORPAY.keySecret}`).toString('base64')}`

/**
 * Starts the payment provider on free ports, with requests as the site's server and as tests make
 * them.
 */
export async function startRazorpay(webhookTarget?: string) {
  const standIns = await startForTests(webhookTarget)
  const { origin, send } = standIns

  const api = (method: string, path: string, body?: unknown, authorization = credentials) =>
    fetch(`${origin}/razorpay/v1${path}`, {
      method,
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const control = async (method: string, path: string, body?: unknown) =>
    (await send(method, `/razorpay/control${path}`, body)).json()

  return {
    ...standIns,
    api,
    control,
    create: async (overrides: object = {}) => {
      const defaults = {
        plan_id: 'plan_standinPro00001',
        total_count: 12,
        quantity: 1,
        customer_notify: 0,
      }
      const body = { ...defaults, ...overrides }
      return Subscription.parse(await (await api('POST', '/subscriptions', body)).json())
    },
    fetchSubscription: async (id: string) =>
      Subscription.parse(await (await api('GET', `/subscriptions/${id}`)).json()),
    invoices: async (id: string) => {
      const response = await api('GET', `/invoices?subscription_id=${id}`)
      return Invoices.parse(await response.json()).items
    },
    simulate: (id: string, action: string) => control('POST', `/subscriptions/${id}`, { action }),
    advance: async (days: number) =>
      Clock.parse(await control('POST', '/clock', { advanceMs: days * DAY_MS })).now,
    now: async () => Clock.parse(await control('GET', '/clock')).now,
  }
}
