import type { Billing, PlanStart } from '@sightline/contracts/billing/billing'
import { expect } from 'vitest'
import { z } from 'zod'
import { PASSWORD, type SignedIn, type startApp } from './app.ts'

type App = Awaited<ReturnType<typeof startApp>>
type Action = 'pay' | 'renew' | 'fail' | 'halt' | 'decline' | 'recover' | 'cancel' | 'complete'

/**
 * The values that a checkout passes to its success handler. Empty strings if the action made no
 * payment.
 */
const SignedPayment = z.object({
  razorpay_payment_id: z.string().default(''),
  razorpay_subscription_id: z.string().default(''),
  razorpay_signature: z.string().default(''),
})
export type SignedPayment = z.infer<typeof SignedPayment>

/**
 * Drives the payment stand-in of a running app without a browser, in the roles of customer and
 * provider.
 */
export async function startPayments({ app, standIns, advance }: App) {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${standIns.origin}/razorpay/control${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return response.status === 204 ? undefined : ((await response.json()) as unknown)
  }
  /** Sets how webhooks are delivered from now on. */
  const webhooks = (
    mode: 'deliver' | 'hold' | 'drop',
    more: { repeat?: number; order?: 'forward' | 'reverse' | 'random' } = {},
  ) => control('PUT', '/webhooks', { mode, target: `${address}/api/webhooks/razorpay`, ...more })
  await webhooks('deliver')

  const planId = async (user: SignedIn, name: string): Promise<string> => {
    const plans: { id: string; name: string }[] = (await user.get('/plans')).json()
    return plans.find((plan) => plan.name === name)?.id ?? ''
  }

  /**
   * Performs an action at the provider. Returns the signed values of the checkout if there was a
   * payment.
   */
  const act = async (subscriptionId: string, action: Action) =>
    SignedPayment.parse(await control('POST', `/subscriptions/${subscriptionId}`, { action }))
  /**
   * The first half of a purchase, up to the provider's checkout dialog. Returns the provider's
   * subscription id.
   */
  const order = async (
    user: SignedIn,
    plan: string,
    starts: PlanStart = 'at-period-end',
  ): Promise<string> => {
    const body = { plan_id: await planId(user, plan), user_id: user.id, starts }
    const created = await user.post('/create-subscription', body)
    expect(created.statusCode).toBe(200)
    return created.json().subscription_id
  }
  /** The second half of a purchase: the request of the checkout's success handler. */
  const verify = async (user: SignedIn, plan: string, signed: SignedPayment) => {
    const ids = { user_id: user.id, plan_id: await planId(user, plan) }
    return user.post('/verify-payment', { ...signed, ...ids })
  }
  /** Makes a whole purchase as the page does. Returns the provider's subscription id. */
  const buy = async (user: SignedIn, plan: string): Promise<string> => {
    const id = await order(user, plan)
    const verified = await verify(user, plan, await act(id, 'pay'))
    expect(verified.statusCode).toBe(200)
    return id
  }
  /** Reads the billing state. Logs in again if the session has expired. */
  const billing = async (user: SignedIn): Promise<Billing> => {
    const answer = await user.get('/billing')
    if (answer.statusCode === 200) return answer.json()
    await user.post('/auth/log-in', { email: user.email, password: PASSWORD })
    return (await user.get('/billing')).json()
  }

  return {
    webhooks,
    planId,
    act,
    order,
    verify,
    buy,
    release: () => control('POST', '/webhooks/release'),
    listWebhooks: async () =>
      (await control('GET', '/webhooks')) as {
        id: string
        event: string
        body: string
        signature: string
        subscription_id: string
      }[],
    /** The status of a subscription at the provider. */
    statusAtProvider: async (id: string) => {
      const all = z
        .array(z.object({ subscription: z.object({ id: z.string(), status: z.string() }) }))
        .parse(await control('GET', '/subscriptions'))
      const found = all.find(({ subscription }) => subscription.id === id)
      if (!found) throw new Error(`The provider has no subscription ${id}`)
      return found.subscription.status
    },
    /** Advances the time in the app and at the provider, which then charges what is due. */
    async pass(days: number) {
      const ms = Math.round(days * 86_400_000)
      advance(ms)
      await control('POST', '/clock', { advanceMs: ms })
    },
    billing,
    /** The status of the user's subscription, null without one. */
    status: async (user: SignedIn) => (await billing(user)).subscription?.status ?? null,
  }
}
