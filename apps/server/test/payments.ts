import type { Billing } from '@sightline/contracts/billing'
import { expect } from 'vitest'
import { z } from 'zod'
import { PASSWORD, type SignedIn, type startApp } from './app.ts'

type App = Awaited<ReturnType<typeof startApp>>
type Act = 'pay' | 'renew' | 'fail' | 'halt' | 'decline' | 'recover' | 'cancel' | 'complete'

/** What a checkout hands to its success handler; empty where an act was no payment. */
const SignedPayment = z.object({
  razorpay_payment_id: z.string().default(''),
  razorpay_subscription_id: z.string().default(''),
  razorpay_signature: z.string().default(''),
})
export type SignedPayment = z.infer<typeof SignedPayment>

/** The payment provider of a running app, driven without a browser: what a customer or the provider would do. */
export async function startPayments({ app, standIns, advance }: App) {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${standIns.origin}/razorpay/control${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return response.status === 204 ? undefined : ((await response.json()) as unknown)
  }
  /** How webhooks travel from here on. */
  const webhooks = (
    mode: 'deliver' | 'hold' | 'drop',
    more: { repeat?: number; order?: 'forward' | 'reverse' | 'random' } = {},
  ) => control('PUT', '/webhooks', { mode, target: `${address}/api/webhooks/razorpay`, ...more })
  await webhooks('deliver')

  const planId = async (user: SignedIn, name: string): Promise<string> => {
    const plans: { id: string; name: string }[] = (await user.get('/plans')).json()
    return plans.find((plan) => plan.name === name)?.id ?? ''
  }

  return {
    webhooks,
    planId,
    release: () => control('POST', '/webhooks/release'),
    listWebhooks: async () =>
      (await control('GET', '/webhooks')) as {
        id: string
        event: string
        body: string
        signature: string
        subscription_id: string
      }[],
    /** Makes something happen at the provider. Returns the signed answer of its checkout where there was a payment. */
    act: async (subscriptionId: string, action: Act) =>
      SignedPayment.parse(await control('POST', `/subscriptions/${subscriptionId}`, { action })),
    /** Time passes here and at the provider, which charges what is due. */
    async pass(days: number) {
      const ms = Math.round(days * 86_400_000)
      advance(ms)
      await control('POST', '/clock', { advanceMs: ms })
    },
    /** The first half of a purchase: everything up to the provider's dialog. */
    async order(user: SignedIn, plan: string): Promise<string> {
      const body = { plan_id: await planId(user, plan), user_id: user.id }
      const created = await user.post('/create-subscription', body)
      expect(created.statusCode).toBe(200)
      return created.json().subscription_id
    },
    /** The second half: what the checkout's success handler sends. */
    verify: async (user: SignedIn, plan: string, signed: SignedPayment) => {
      const ids = { user_id: user.id, plan_id: await planId(user, plan) }
      return user.post('/verify-payment', { ...signed, ...ids })
    },
    /** Logs in again where months have passed since. */
    async billing(user: SignedIn): Promise<Billing> {
      const answer = await user.get('/billing')
      if (answer.statusCode === 200) return answer.json()
      await user.post('/auth/log-in', { email: user.email, password: PASSWORD })
      return (await user.get('/billing')).json()
    },
  }
}
