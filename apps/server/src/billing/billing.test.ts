import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'
import { startPayments } from '../../test/payments.ts'

const running = await startApp()
const { signUp, mailTo, setStandIn, app } = running
const payments = await startPayments(running)
const { act, billing, order, pass, planId, verify, webhooks } = payments

const DAY_MS = 86_400_000

afterEach(async () => {
  await webhooks('deliver')
  await setStandIn('razorpay', 'ok')
})

const status = async (user: SignedIn) => (await billing(user)).subscription?.status ?? null
const subjects = async (user: SignedIn) => (await mailTo(user.email)).map(({ subject }) => subject)

/** Makes a whole purchase as the page does. */
async function buy(user: SignedIn, plan: string): Promise<string> {
  const id = await order(user, plan)
  const verified = await verify(user, plan, await act(id, 'pay'))
  expect(verified.statusCode).toBe(200)
  return id
}

test('plans come cheapest first, in whole rupees at the documented rate', async () => {
  const plans = (await (await signUp()).get('/plans')).json()
  expect(
    plans.map(({ name, price_inr, credits, months }: Record<string, unknown>) => [name, price_inr, credits, months]),
  ).toEqual([
    ['Basic', 439, 10, 1],
    ['Pro', 1319, 50, 1],
    ['Premium', 7832, 600, 12],
  ])
})

test.each([
  ['Basic', 10, 43_900],
  ['Pro', 50, 131_900],
  ['Premium', 600, 783_200],
] as const)('%s is bought: active, %i credits, a payment of %i paise, a receipt', async (plan, credits, amount) => {
  const asha = await signUp()
  await buy(asha, plan)
  const after = await billing(asha)
  expect(after).toMatchObject({
    subscription: { plan: { name: plan }, status: 'active', cancel_at_period_end: false },
    next: null,
    credits,
  })
  expect(after.payments).toMatchObject([{ plan_name: plan, amount_paise: amount, currency: 'INR' }])
  await expect.poll(() => subjects(asha)).toContain(`Receipt for Sightline ${plan}`)
  const receipt = await asha.get(`/payments/${after.payments[0]?.id}`)
  expect(receipt.json()).toMatchObject({ credits, billed_to: { email: asha.email } })
})

test.each([
  ['instead of', async (user: SignedIn, id: string) => void (await act(id, 'pay').then(() => user))],
  [
    'before',
    async (user: SignedIn, id: string) => {
      const signed = await act(id, 'pay')
      await verify(user, 'Basic', signed)
    },
  ],
  [
    'after',
    async (user: SignedIn, id: string) => {
      await webhooks('hold')
      await verify(user, 'Basic', await act(id, 'pay'))
      await webhooks('deliver')
      await payments.release()
    },
  ],
  [
    'together with',
    async (user: SignedIn, id: string) => {
      await webhooks('hold', { repeat: 3, order: 'random' })
      const signed = await act(id, 'pay')
      await webhooks('deliver', { repeat: 3, order: 'random' })
      await Promise.all([payments.release(), verify(user, 'Basic', signed), verify(user, 'Basic', signed)])
      await webhooks('deliver')
    },
  ],
])('a webhook %s verify-payment has one effect', async (_, pay) => {
  const asha = await signUp()
  await pay(asha, await order(asha, 'Basic'))
  await expect.poll(() => status(asha)).toBe('active')
  await expect.poll(async () => (await billing(asha)).credits).toBe(10)
  expect((await billing(asha)).payments).toHaveLength(1)
  await expect.poll(() => subjects(asha)).toContain('Receipt for Sightline Basic')
  expect((await subjects(asha)).filter((subject) => subject.startsWith('Receipt'))).toHaveLength(1)
})

test('the timer finds a payment when every webhook is lost', async () => {
  const asha = await signUp()
  await webhooks('drop')
  await act(await order(asha, 'Basic'), 'pay')
  expect(await status(asha)).toBeNull()
  running.advance(11 * 60_000)
  // Simulates several servers whose timers fire together.
  await Promise.all([running.tick(), running.tick(), running.tick()])
  expect([await status(asha), (await billing(asha)).credits]).toEqual(['active', 10])
  await pass(31)
  await running.tick()
  await expect.poll(async () => (await billing(asha)).payments.length).toBe(2)
  expect((await billing(asha)).credits).toBe(10)
  await webhooks('deliver')
})

test('each renewal grants credits, and those left from the last period lapse', async () => {
  const asha = await signUp()
  await buy(asha, 'Basic')
  for (let month = 2; month <= 3; month++) {
    await pass(31)
    await expect.poll(async () => (await billing(asha)).payments.length).toBe(month)
    expect((await billing(asha)).credits).toBe(10)
  }
})

test('a cancelled plan and its credits last until the end of the paid period', async () => {
  const asha = await signUp()
  await buy(asha, 'Pro')
  expect((await asha.post('/subscription/cancel')).statusCode).toBe(204)
  expect(await billing(asha)).toMatchObject({
    subscription: { status: 'active', cancel_at_period_end: true },
    credits: 50,
  })
  expect((await asha.post('/subscription/cancel')).json().code).toBe('not_found')
  const end = Date.parse((await billing(asha)).subscription?.current_period_end ?? '')
  await pass((end - running.clock().getTime()) / DAY_MS - 2)
  await running.tick()
  await expect.poll(() => subjects(asha)).toEqual(expect.arrayContaining(['Sightline Pro is cancelled']))
  await expect
    .poll(async () => (await subjects(asha)).some((subject) => subject.startsWith('Sightline Pro ends on')))
    .toBe(true)
  await pass(3)
  await expect.poll(() => status(asha)).toBeNull()
  expect(await billing(asha)).toMatchObject({ credits: 0, payments: [{ plan_name: 'Pro' }] })
})

test('a failed charge is past due and announced by mail; a later success grants the credits', async () => {
  const asha = await signUp()
  const id = await buy(asha, 'Basic')
  await act(id, 'decline')
  await pass(31)
  await expect.poll(() => status(asha)).toBe('past_due')
  expect((await billing(asha)).credits).toBe(0)
  await running.tick()
  await expect.poll(() => subjects(asha)).toContain('The payment for Sightline Basic did not go through')
  await act(id, 'recover')
  await expect.poll(() => status(asha)).toBe('active')
  await expect.poll(async () => (await billing(asha)).credits).toBe(10)
})

test('another plan follows the current one, which is cancelled at the end of its period', async () => {
  const asha = await signUp()
  await buy(asha, 'Basic')
  const next = await order(asha, 'Pro')
  await verify(asha, 'Pro', await act(next, 'pay'))
  expect(await billing(asha)).toMatchObject({
    subscription: { plan: { name: 'Basic' }, status: 'active', cancel_at_period_end: true },
    next: { plan: { name: 'Pro' }, status: 'scheduled' },
    credits: 10,
  })
  await pass(32)
  await expect.poll(async () => (await billing(asha)).subscription?.plan.name).toBe('Pro')
  await expect.poll(async () => (await billing(asha)).credits).toBe(50)
})

test('the current plan cannot be bought again, and a double click creates one subscription', async () => {
  const asha = await signUp()
  const [one, two] = await Promise.all([order(asha, 'Basic'), order(asha, 'Basic')])
  expect(one).toBe(two)
  await verify(asha, 'Basic', await act(one, 'pay'))
  const again = await asha.post('/create-subscription', { plan_id: await planId(asha, 'Basic'), user_id: asha.id })
  expect([again.statusCode, again.json().code]).toEqual([409, 'already_subscribed'])
})

test('refuses a changed signature, another plan, another user and a payment replayed on a second account', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  await webhooks('drop')
  const signed = await act(await order(asha, 'Basic'), 'pay')
  const his = await order(ravi, 'Basic')
  const flipped = `${signed.razorpay_signature.startsWith('0') ? '1' : '0'}${signed.razorpay_signature.slice(1)}`

  expect((await verify(asha, 'Basic', { ...signed, razorpay_signature: flipped })).json().code).toBe('wrong_signature')
  expect((await verify(asha, 'Basic', { ...signed, razorpay_signature: 'not hex' })).json().code).toBe(
    'wrong_signature',
  )
  expect((await verify(asha, 'Pro', signed)).json().code).toBe('not_found')
  expect((await verify(ravi, 'Basic', signed)).json().code).toBe('not_found')
  expect((await verify(ravi, 'Basic', { ...signed, razorpay_subscription_id: his })).json().code).toBe(
    'wrong_signature',
  )
  const asAnother = await ravi.post('/verify-payment', {
    ...signed,
    user_id: asha.id,
    plan_id: await planId(asha, 'Basic'),
  })
  expect(asAnother.statusCode).toBe(403)
  expect([(await billing(ravi)).credits, (await billing(asha)).credits]).toEqual([0, 0])
  await webhooks('deliver')
})

test('refuses an unknown plan, a plan not for sale and a plan for another account', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  const create = (plan_id: string, user_id = asha.id) => asha.post('/create-subscription', { plan_id, user_id })
  expect((await create(crypto.randomUUID())).json().code).toBe('not_found')
  expect((await create(await planId(asha, 'Basic'), ravi.id)).json().code).toBe('forbidden')
  const { signUp: elsewhere } = await startApp({ RAZORPAY_PLAN_IDS: 'Pro=plan_standinPro00001' })
  const other = await elsewhere()
  const unsold = await other.post('/create-subscription', { plan_id: await planId(other, 'Basic'), user_id: other.id })
  expect([unsold.statusCode, unsold.json().message]).toEqual([404, 'This plan is not for sale.'])
})

test('a webhook with a changed byte, without a signature or signed by another is refused', async () => {
  const asha = await signUp()
  await webhooks('hold')
  const id = await order(asha, 'Basic')
  await act(id, 'pay')
  const webhook = (await payments.listWebhooks()).find(({ subscription_id }) => subscription_id === id)
  const send = (body: string, signature?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/webhooks/razorpay',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': 'evt',
        ...(signature && { 'x-razorpay-signature': signature }),
      },
      payload: body,
    })
  const { body = '', signature = '' } = webhook ?? {}
  expect((await send(body.replace('"entity"', '"entitY"'), signature)).json().code).toBe('wrong_signature')
  expect((await send(body)).json().code).toBe('wrong_signature')
  expect((await send(body, '00'.repeat(32))).json().code).toBe('wrong_signature')
  expect(await status(asha)).toBeNull()
  expect((await send(body, signature)).statusCode).toBe(204)
  await expect.poll(() => status(asha)).toBe('active')
  await webhooks('deliver')
})

test('accepts the old and the new webhook secret during a rotation', async () => {
  const { app: server } = await startApp({ RAZORPAY_WEBHOOK_SECRET: 'the new one,the old one' })
  const send = (secret: string) =>
    server.inject({
      method: 'POST',
      url: '/api/webhooks/razorpay',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': crypto.randomUUID(),
        'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
      payload: body,
    })
  const body = JSON.stringify({ event: 'subscription.charged', payload: {} })
  const answers = [await send('the new one'), await send('the old one'), await send('an older one')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 400])
})

test('nothing is bought while the provider is down, and earlier payments count once it is back', async () => {
  const asha = await signUp()
  const id = await order(asha, 'Basic')
  await webhooks('drop')
  const signed = await act(id, 'pay')
  await setStandIn('razorpay', 'fail')
  const verified = await verify(asha, 'Basic', signed)
  expect([verified.statusCode, verified.json().status]).toEqual([200, 'created'])
  const other = await signUp()
  const refused = await other.post('/create-subscription', { plan_id: await planId(other, 'Pro'), user_id: other.id })
  expect([refused.statusCode, refused.json().code]).toEqual([502, 'upstream_failed'])
  await setStandIn('razorpay', 'ok')
  // The server's own timer may have tried already. A failed fetch is not retried for a minute.
  running.advance(61_000)
  await running.tick()
  expect([await status(asha), (await billing(asha)).credits]).toEqual(['active', 10])
  await webhooks('deliver')
})

test('another user’s receipt returns 404', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  await buy(asha, 'Basic')
  const [payment] = (await billing(asha)).payments
  expect((await ravi.get(`/payments/${payment?.id}`)).statusCode).toBe(404)
})

test('random orders, repeats and losses of webhooks end in the same correct state', async () => {
  const step = fc.constantFrom('renew', 'fail', 'recover')
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 5 }),
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      async (steps, repeat, isLossy) => {
        const asha = await signUp()
        const id = await order(asha, 'Basic')
        await webhooks('hold', { repeat, order: 'random' })
        await act(id, 'pay')
        let paid = 1
        let isFailing = false
        for (const action of steps) {
          if ((action === 'recover') !== isFailing && action !== 'fail') continue
          await act(id, action)
          isFailing = action === 'fail'
          if (!isFailing) paid++
        }
        await webhooks(isLossy ? 'drop' : 'deliver', { repeat, order: 'random' })
        await payments.release()
        await webhooks('deliver')
        running.advance(7 * 3_600_000)
        await running.tick()
        const { subscription, payments: all } = await billing(asha)
        expect([subscription?.status, all.length]).toEqual([isFailing ? 'past_due' : 'active', paid])
      },
    ),
    { numRuns: 12 },
  )
}, 120_000)
