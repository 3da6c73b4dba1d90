import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'
import { startPayments } from '../../test/payments.ts'
import { plans } from '../plans/public.ts'
import { payments as recordedPayments, subscriptions } from './table.ts'

const running = await startApp()
const { signUp, mailTo, db, app } = running
const payments = await startPayments(running)
const { act, billing, buy, order, pass, planId, status, verify, webhooks } = payments

test('refuses a changed signature, another plan, another user and a payment replayed on a second account', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  await webhooks('drop')
  const signed = await act(await order(asha, 'Basic'), 'pay')
  const ravisOrder = await order(ravi, 'Basic')
  const flipped = `${signed.razorpay_signature.startsWith('0') ? '1' : '0'}${signed.razorpay_signature.slice(1)}`

  expect(
    (await verify(asha, 'Basic', { ...signed, razorpay_signature: flipped })).json().code,
  ).toBe('wrong_signature')
  expect(
    (await verify(asha, 'Basic', { ...signed, razorpay_signature: 'not hex' })).json().code,
  ).toBe('wrong_signature')
  expect((await verify(asha, 'Pro', signed)).json().code).toBe('not_found')
  expect((await verify(ravi, 'Basic', signed)).json().code).toBe('not_found')
  expect(
    (await verify(ravi, 'Basic', { ...signed, razorpay_subscription_id: ravisOrder })).json().code,
  ).toBe('wrong_signature')
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
  const create = (plan_id: string, user_id = asha.id) =>
    asha.post('/create-subscription', { plan_id, user_id })
  expect((await create(crypto.randomUUID())).json().code).toBe('not_found')
  expect((await create(await planId(asha, 'Basic'), ravi.id)).json().code).toBe('forbidden')
  const { signUp: elsewhere } = await startApp({ RAZORPAY_PLAN_IDS: 'Pro=plan_standinPro00001' })
  const other = await elsewhere()
  const unsold = await other.post('/create-subscription', {
    plan_id: await planId(other, 'Basic'),
    user_id: other.id,
  })
  expect([unsold.statusCode, unsold.json().message]).toEqual([404, 'This plan is not for sale.'])
})

test('a webhook with a changed byte, without a signature or signed by another is refused', async () => {
  const asha = await signUp()
  await webhooks('hold')
  const id = await order(asha, 'Basic')
  await act(id, 'pay')
  const webhook = (await payments.listWebhooks()).find(
    ({ subscription_id }) => subscription_id === id,
  )
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
  expect((await send(body.replace('"entity"', '"entitY"'), signature)).json().code).toBe(
    'wrong_signature',
  )
  expect((await send(body)).json().code).toBe('wrong_signature')
  expect((await send(body, '00'.repeat(32))).json().code).toBe('wrong_signature')
  expect(await status(asha)).toBeNull()
  expect((await send(body, signature)).statusCode).toBe(204)
  await expect.poll(() => status(asha)).toBe('active')
  await webhooks('deliver')
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"event":"subscription.charged"}',
  '{"event":7,"payload":{}}',
  '\xff\0',
])(
  'a signed webhook with the malformed body %j is accepted, so that it is not repeated, and changes nothing',
  async (payload) => {
    const signature = createHmac('sha256', running.env.RAZORPAY_WEBHOOK_SECRET?.split(',')[0] ?? '')
      .update(payload)
      .digest('hex')
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-event-id': crypto.randomUUID(),
      'x-razorpay-signature': signature,
    }
    const answer = await app.inject({
      method: 'POST',
      url: '/api/webhooks/razorpay',
      headers,
      payload,
    })
    expect(answer.statusCode).toBe(204)
    const unsigned = await app.inject({
      method: 'POST',
      url: '/api/webhooks/razorpay',
      headers: { ...headers, 'x-razorpay-signature': '00'.repeat(32) },
      payload,
    })
    expect(unsigned.json().code).toBe('wrong_signature')
  },
)

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

test('a captured amount that is not the price of the plan gives no credits, and the user is told', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  const price = { plan: 'Basic', paise: 43_900 }
  const id = await order(asha, price.plan)
  // The provider charges ₹439. Here the subscription was sold for one rupee more.
  await db
    .update(subscriptions)
    .set({ pricePaise: price.paise + 100 })
    .where(eq(subscriptions.providerId, id))
  expect((await verify(asha, price.plan, await act(id, 'pay'))).json()).toEqual({
    status: 'active',
  })
  const after = await billing(asha)
  expect(after).toMatchObject({
    credits: 0,
    payments: [{ amount_paise: price.paise, has_unexpected_amount: true }],
  })
  const mails = () => mailTo(asha.email)
  await expect
    .poll(async () => (await mails())[0]?.subject)
    .toBe('Your payment for Sightline Basic needs a check')
  expect((await mails())[0]?.text).toContain('which costs ₹440. No credits were added.')
  expect((await mails())[0]?.text).toContain(after.payments[0]?.id)

  await buy(ravi, price.plan)
  expect(await billing(ravi)).toMatchObject({
    credits: 10,
    payments: [{ has_unexpected_amount: false }],
  })
})

test('of two payments in the same second, the one for the later period is the latest', async () => {
  const asha = await signUp()
  const id = await buy(asha, 'Basic')
  await db.update(subscriptions).set({ pricePaise: 44_000 }).where(eq(subscriptions.providerId, id))
  await act(id, 'renew')
  await expect.poll(async () => (await billing(asha)).payments.length).toBe(2)
  const [first] = (await billing(asha)).payments.toSorted((a, b) =>
    a.period_start.localeCompare(b.period_start),
  )
  const paidAt = new Date(first?.paid_at ?? '')
  await db.update(recordedPayments).set({ paidAt }).where(eq(recordedPayments.userId, asha.id))
  // Now the first payment is the row that was written last.
  await db
    .update(recordedPayments)
    .set({ paidAt })
    .where(eq(recordedPayments.id, first?.id ?? ''))
  expect((await billing(asha)).payments[0]).toMatchObject({ has_unexpected_amount: true })
})

test('a later change of the price leaves the renewals of older subscriptions valid', async () => {
  const asha = await signUp()
  await buy(asha, 'Basic')
  await db.update(plans).set({ priceInr: 999 }).where(eq(plans.name, 'Basic'))
  await pass(31)
  await expect.poll(async () => (await billing(asha)).payments.length).toBe(2)
  expect(await billing(asha)).toMatchObject({ credits: 10 })
  await db.update(plans).set({ priceInr: 439 }).where(eq(plans.name, 'Basic'))
})
