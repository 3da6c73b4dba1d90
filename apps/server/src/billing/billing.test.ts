// Longer than other files: one customer goes through every state of a plan.
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'
import { startPayments } from '../../test/payments.ts'

const running = await startApp()
const { signUp, mailTo, setStandIn } = running
const payments = await startPayments(running)
const { act, billing, buy, order, pass, planId, status, statusAtProvider, verify, webhooks } =
  payments

const DAY_MS = 86_400_000

afterEach(async () => {
  await webhooks('deliver')
  await setStandIn('razorpay', 'ok')
})

const subjects = async (user: SignedIn) => (await mailTo(user.email)).map(({ subject }) => subject)

test('plans come cheapest first, in whole rupees at the documented rate', async () => {
  const plans = (await (await signUp()).get('/plans')).json()
  expect(
    plans.map(({ name, price_inr, credits, months }: Record<string, unknown>) => [
      name,
      price_inr,
      credits,
      months,
    ]),
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
] as const)(
  '%s is bought: active, %i credits, a payment of %i paise, a receipt',
  async (plan, credits, amount) => {
    const asha = await signUp()
    await buy(asha, plan)
    const after = await billing(asha)
    expect(after).toMatchObject({
      subscription: { plan: { name: plan }, status: 'active', cancel_at_period_end: false },
      next: null,
      credits,
    })
    expect(after.payments).toMatchObject([
      { plan_name: plan, amount_paise: amount, currency: 'INR' },
    ])
    await expect.poll(() => subjects(asha)).toContain(`Receipt for Sightline ${plan}`)
    const receipt = await asha.get(`/payments/${after.payments[0]?.id}`)
    expect(receipt.json()).toMatchObject({
      payment: { amount_paise: amount },
      credits,
      billed_to: { email: asha.email },
    })
  },
)

test.each([
  [
    'a webhook without verify-payment',
    async (_: SignedIn, id: string) => void (await act(id, 'pay')),
  ],
  [
    'a webhook five times in random order without verify-payment',
    async (_: SignedIn, id: string) => {
      await webhooks('deliver', { repeat: 5, order: 'random' })
      await act(id, 'pay')
    },
  ],
  [
    'verify-payment without a webhook',
    async (user: SignedIn, id: string) => {
      await webhooks('drop')
      await verify(user, 'Basic', await act(id, 'pay'))
    },
  ],
  [
    'a webhook three times in reverse order before verify-payment',
    async (user: SignedIn, id: string) => {
      await webhooks('deliver', { repeat: 3, order: 'reverse' })
      const signed = await act(id, 'pay')
      await verify(user, 'Basic', signed)
    },
  ],
  [
    'a webhook four times in random order after verify-payment',
    async (user: SignedIn, id: string) => {
      await webhooks('hold')
      await verify(user, 'Basic', await act(id, 'pay'))
      await webhooks('deliver', { repeat: 4, order: 'random' })
      await payments.release()
    },
  ],
  [
    'a webhook together with verify-payment',
    async (user: SignedIn, id: string) => {
      await webhooks('hold', { repeat: 3, order: 'random' })
      const signed = await act(id, 'pay')
      await webhooks('deliver', { repeat: 3, order: 'random' })
      await Promise.all([
        payments.release(),
        verify(user, 'Basic', signed),
        verify(user, 'Basic', signed),
      ])
      await webhooks('deliver')
    },
  ],
])('%s has one effect', async (_, pay) => {
  const asha = await signUp()
  await pay(asha, await order(asha, 'Basic'))
  await expect.poll(() => status(asha)).toBe('active')
  await expect.poll(async () => (await billing(asha)).credits).toBe(10)
  await expect.poll(() => subjects(asha)).toContain('Receipt for Sightline Basic')
  await running.tick()
  expect(await billing(asha)).toMatchObject({ credits: 10, payments: [{ plan_name: 'Basic' }] })
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
    expect(await billing(asha)).toMatchObject({
      subscription: { plan: { name: 'Basic' }, status: 'active', cancel_at_period_end: false },
      credits: 10,
    })
  }
})

test('a renewal whose webhooks come late, repeated and in any order has one effect', async () => {
  const asha = await signUp()
  const id = await buy(asha, 'Basic')
  await webhooks('hold')
  await act(id, 'renew')
  await webhooks('deliver', { repeat: 4, order: 'random' })
  await payments.release()
  await expect.poll(async () => (await billing(asha)).credits).toBe(20)
  expect((await billing(asha)).payments).toHaveLength(2)
})

test('a cancelled plan and its credits last until the end of the paid period', async () => {
  const asha = await signUp()
  const id = await buy(asha, 'Pro')
  await act(id, 'renew')
  await expect.poll(async () => (await billing(asha)).credits).toBe(100)
  expect((await asha.post('/subscription/cancel')).statusCode).toBe(204)
  expect(await billing(asha)).toMatchObject({
    subscription: { status: 'active', cancel_at_period_end: true },
    credits: 100,
  })
  expect((await asha.post('/subscription/cancel')).json().code).toBe('not_found')
  const end = Date.parse((await billing(asha)).subscription?.current_period_end ?? '')
  await pass((end - running.clock().getTime()) / DAY_MS - 2)
  await running.tick()
  await expect
    .poll(() => subjects(asha))
    .toEqual(expect.arrayContaining(['Sightline Pro is cancelled']))
  await expect
    .poll(async () =>
      (await subjects(asha)).some((subject) => subject.startsWith('Sightline Pro ends on')),
    )
    .toBe(true)
  // Two months are paid: in the second month the credits of the first have lapsed.
  expect(await billing(asha)).toMatchObject({
    subscription: { plan: { name: 'Pro' }, status: 'active', cancel_at_period_end: true },
    credits: 50,
  })
  await pass(3)
  await expect.poll(() => status(asha)).toBeNull()
  expect(await billing(asha)).toMatchObject({
    credits: 0,
    payments: [{ plan_name: 'Pro' }, { plan_name: 'Pro' }],
  })
  expect(await statusAtProvider(id)).toBe('cancelled')
  expect(await order(asha, 'Pro'), 'it can be bought again').not.toBe(id)
})

test('a failed charge is past due and announced by mail; a later success grants the credits', async () => {
  const asha = await signUp()
  const id = await buy(asha, 'Basic')
  await act(id, 'decline')
  await pass(31)
  await expect.poll(() => status(asha)).toBe('past_due')
  expect((await billing(asha)).credits).toBe(0)
  await running.tick()
  await expect
    .poll(() => subjects(asha))
    .toContain('The payment for Sightline Basic did not go through')
  await act(id, 'recover')
  await expect.poll(() => status(asha)).toBe('active')
  await expect.poll(async () => (await billing(asha)).credits).toBe(10)
})

test('the current plan cannot be bought again, and a double click creates one subscription', async () => {
  const asha = await signUp()
  const [first, second] = await Promise.all([order(asha, 'Basic'), order(asha, 'Basic')])
  expect(first).toBe(second)
  await verify(asha, 'Basic', await act(first, 'pay'))
  const again = await asha.post('/create-subscription', {
    plan_id: await planId(asha, 'Basic'),
    user_id: asha.id,
  })
  expect([again.statusCode, again.json().code]).toEqual([409, 'already_subscribed'])
})

test('a payment counts once the provider is back, when it was down at the confirmation', async () => {
  const asha = await signUp()
  const id = await order(asha, 'Basic')
  await webhooks('drop')
  const signed = await act(id, 'pay')
  await setStandIn('razorpay', 'fail')
  const verified = await verify(asha, 'Basic', signed)
  expect([verified.statusCode, verified.json().status]).toEqual([200, 'created'])
  await setStandIn('razorpay', 'ok')
  // The server's own timer may have tried already. A failed fetch is not retried for a minute.
  running.advance(61_000)
  await running.tick()
  expect([await status(asha), (await billing(asha)).credits]).toEqual(['active', 10])
  await webhooks('deliver')
})

test.each([
  ['fails', 'fail'],
  ['answers nonsense', 'wrong'],
] as const)(
  'nothing is bought while the provider %s, and a plan can be bought afterwards',
  async (_, mode) => {
    const asha = await signUp()
    await setStandIn('razorpay', mode, { path: '/razorpay/v1/subscriptions' })
    const refused = await asha.post('/create-subscription', {
      plan_id: await planId(asha, 'Pro'),
      user_id: asha.id,
    })
    expect([refused.statusCode, refused.json().code]).toEqual([502, 'upstream_failed'])
    expect(refused.json().message).toContain('Nothing was charged.')
    await setStandIn('razorpay', 'ok')
    await buy(asha, 'Pro')
    expect((await billing(asha)).payments).toHaveLength(1)
  },
)

test('another user’s receipt and one that does not exist return 404', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  await buy(asha, 'Basic')
  const [payment] = (await billing(asha)).payments
  expect((await asha.get(`/payments/${payment?.id}`)).statusCode).toBe(200)
  for (const id of [payment?.id, 'pay_made_up']) {
    const refused = await ravi.get(`/payments/${id}`)
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'not_found'])
  }
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
          // The provider gives up after some failures, and charges again only when asked to.
          if (action === 'fail' && (await statusAtProvider(id)) === 'halted') continue
          await act(id, action)
          isFailing = action === 'fail'
          if (!isFailing) paid++
        }
        await webhooks(isLossy ? 'drop' : 'deliver', { repeat, order: 'random' })
        await payments.release()
        await webhooks('deliver')
        running.advance(7 * 3_600_000)
        await running.tick()
        const { subscription, payments: all, credits } = await billing(asha)
        const state = [subscription?.status, all.length, credits]
        expect(state).toEqual([isFailing ? 'past_due' : 'active', paid, 10 * paid])
      },
    ),
    { numRuns: 12 },
  )
}, 120_000)
