import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'
import { startPayments } from '../../test/payments.ts'

const running = await startApp()
const { signUp, setStandIn } = running
const payments = await startPayments(running)
const { act, billing, buy, order, pass, planId, status, statusAtProvider, verify, webhooks } =
  payments

afterEach(async () => {
  await webhooks('deliver')
  await setStandIn('razorpay', 'ok')
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
  const { subscription, next: following } = await billing(asha)
  expect([subscription?.status, subscription?.cancel_at_period_end, following]).toEqual([
    'active',
    false,
    null,
  ])
  expect(await statusAtProvider(next)).toBe('active')
})

test('a scheduled plan can be called off, and the current plan still ends', async () => {
  const asha = await signUp()
  await buy(asha, 'Basic')
  const next = await buy(asha, 'Premium')
  expect((await billing(asha)).next?.plan.name).toBe('Premium')
  expect((await asha.post('/subscription/cancel')).statusCode).toBe(204)
  await expect.poll(async () => (await billing(asha)).next).toBeNull()
  expect(await billing(asha)).toMatchObject({
    subscription: { plan: { name: 'Basic' }, status: 'active', cancel_at_period_end: true },
  })
  await pass(31)
  await expect.poll(async () => (await billing(asha)).subscription).toBeNull()
  expect(await statusAtProvider(next)).toBe('cancelled')
})

test('a cancelled plan can be continued before it ends', async () => {
  const asha = await signUp()
  await buy(asha, 'Basic')
  await asha.post('/subscription/cancel')
  await buy(asha, 'Basic')
  await pass(31)
  await expect.poll(async () => (await billing(asha)).payments.length).toBe(2)
  await expect
    .poll(() => billing(asha))
    .toMatchObject({
      subscription: { plan: { name: 'Basic' }, status: 'active', cancel_at_period_end: false },
      next: null,
      credits: 10,
    })
})

test('a plan changed today ends the old one, whose unused credits stay until its period would have ended', async () => {
  const asha = await signUp()
  const old = await buy(asha, 'Basic')
  await asha.post('/interviews', {
    id: randomUUID(),
    mode: 'mock',
    round: 'coding',
    language: 'javascript',
  })
  await pass(3)
  const next = await order(asha, 'Pro', 'now')
  expect((await billing(asha)).subscription?.plan.name, 'nothing changes before the payment').toBe(
    'Basic',
  )

  await webhooks('deliver', { repeat: 3, order: 'random' })
  const signed = await act(next, 'pay')
  await Promise.all([verify(asha, 'Pro', signed), verify(asha, 'Pro', signed)])
  const changed = await billing(asha)
  expect(changed).toMatchObject({
    subscription: { plan: { name: 'Pro' }, status: 'active' },
    next: null,
  })
  // The first interview was the free one.
  expect(changed.credits, 'the credits of both plans').toBe(60)
  expect(changed.payments.map(({ amount_paise }) => amount_paise)).toEqual([131_900, 43_900])
  await expect.poll(() => statusAtProvider(old)).toBe('cancelled')

  await pass(28)
  await running.tick()
  await expect.poll(async () => (await billing(asha)).credits).toBe(50)
  expect((await billing(asha)).payments, 'Basic is not charged again').toHaveLength(2)
})

test('the same plan can be bought again today, for more credits', async () => {
  const asha = await signUp()
  await buy(asha, 'Basic')
  await pass(3)
  const again = await order(asha, 'Basic', 'now')
  expect(await order(asha, 'Basic', 'now'), 'a second click uses the same order').toBe(again)
  await verify(asha, 'Basic', await act(again, 'pay'))
  expect(await billing(asha)).toMatchObject({
    subscription: { plan: { name: 'Basic' }, status: 'active' },
    credits: 20,
  })
  await pass(31)
  await running.tick()
  await expect.poll(async () => (await billing(asha)).payments.length).toBe(3)
  expect((await billing(asha)).credits).toBe(10)
})

test('an unpaid change of plan ends nothing, and a scheduled plan must be cancelled first', async () => {
  const asha = await signUp()
  const old = await buy(asha, 'Basic')
  await order(asha, 'Pro', 'now')
  await running.tick()
  expect(await statusAtProvider(old)).toBe('active')
  await verify(asha, 'Premium', await act(await order(asha, 'Premium'), 'pay'))
  const body = { plan_id: await planId(asha, 'Pro'), user_id: asha.id, starts: 'now' }
  const refused = await asha.post('/create-subscription', body)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'already_subscribed'])
})

test('the old plan ends later when the provider fails right after the change', async () => {
  const asha = await signUp()
  const old = await buy(asha, 'Basic')
  const next = await order(asha, 'Pro', 'now')
  await webhooks('drop')
  await setStandIn('razorpay', 'fail', { path: `/razorpay/v1/subscriptions/${old}` })
  const signed = await act(next, 'pay')
  expect((await verify(asha, 'Pro', signed)).statusCode).toBe(200)
  expect((await billing(asha)).credits).toBe(60)
  await setStandIn('razorpay', 'ok')
  running.advance(60_000)
  await running.tick()
  await expect.poll(() => statusAtProvider(old)).toBe('cancelled')
  expect((await billing(asha)).credits).toBe(60)
})

test('a plan that the provider ends is over at once, and can be bought again', async () => {
  const asha = await signUp()
  await act(await buy(asha, 'Basic'), 'cancel')
  await expect.poll(() => status(asha)).toBeNull()
  await buy(asha, 'Basic')
  expect(await billing(asha)).toMatchObject({ subscription: { status: 'active' }, credits: 20 })
  expect((await billing(asha)).payments).toHaveLength(2)
})

test('a plan whose charges fail for good leaves no credits, and ends as soon as it is cancelled', async () => {
  const asha = await signUp()
  const id = await buy(asha, 'Basic')
  const newInterview = { mode: 'mock', round: 'coding' }
  expect((await asha.post('/interviews', newInterview)).statusCode, 'the free one').toBe(201)
  await act(id, 'decline')
  await pass(35)
  await expect.poll(() => status(asha)).toBe('past_due')
  expect([await statusAtProvider(id), (await billing(asha)).credits]).toEqual(['halted', 0])
  expect((await asha.post('/interviews', newInterview)).json().code).toBe('no_credits')
  expect((await asha.post('/subscription/cancel')).statusCode).toBe(204)
  await expect.poll(() => status(asha)).toBeNull()
  expect(await statusAtProvider(id)).toBe('cancelled')
})
