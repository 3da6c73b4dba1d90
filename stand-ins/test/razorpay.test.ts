// Longer than other files: each operation of the provider has its test here.
import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { RAZORPAY } from '../src/credentials.ts'
import { addMonths } from '../src/razorpay/calendar.ts'
import { startRazorpay } from './razorpay.ts'

const {
  api,
  control,
  create,
  fetchSubscription,
  invoices,
  simulate,
  advance,
  now,
  get,
  send,
  tell,
  reset,
} = await startRazorpay('http://127.0.0.1:9/unreachable')
beforeEach(reset)

const errorOf = async (pending: Promise<Response>) => {
  const response = await pending
  return [
    response.status,
    ((await response.json()) as { error: { description: string } }).error.description,
  ]
}
const cancel = (id: string, atCycleEnd: boolean | number) =>
  api('POST', `/subscriptions/${id}/cancel`, { cancel_at_cycle_end: atCycleEnd })

test('plans are priced in whole rupees, per month or year', async () => {
  const amounts = []
  for (const id of ['plan_standinBasic001', 'plan_standinPro00001', 'plan_standinPremium1']) {
    const plan = (await (await api('GET', `/plans/${id}`)).json()) as {
      period: string
      item: { amount: number }
    }
    amounts.push([plan.period, plan.item.amount])
  }
  expect(amounts).toEqual([
    ['monthly', 43_900],
    ['monthly', 131_900],
    ['yearly', 783_200],
  ])
})

test('a new subscription is unpaid', async () => {
  const subscription = await create({ notes: { user_id: 'asha' } })

  expect(subscription).toMatchObject({
    entity: 'subscription',
    plan_id: 'plan_standinPro00001',
    status: 'created',
    current_end: null,
    notes: { user_id: 'asha' },
    total_count: 12,
    paid_count: 0,
    remaining_count: 12,
    customer_notify: false,
  })
  expect(subscription.id).toMatch(/^sub_[A-Za-z0-9]{14}$/)
  expect(await fetchSubscription(subscription.id)).toEqual(subscription)
  expect(await invoices(subscription.id)).toEqual([])
})

test('invalid requests are rejected with the provider’s messages', async () => {
  const order = { plan_id: 'plan_standinPro00001', total_count: 12 }
  const post = (body: object) => errorOf(api('POST', '/subscriptions', body))

  expect(await errorOf(api('GET', '/plans/x', undefined, 'Basic Z3Vlc3NlZDpndWVzc2Vk'))).toEqual([
    401,
    'Authentication failed',
  ])
  expect(await errorOf(api('GET', '/orders/order_1'))).toEqual([
    404,
    'The requested URL was not found on the server.',
  ])
  for (const error of [
    post({ ...order, plan_id: 'plan_x' }),
    errorOf(api('GET', '/subscriptions/sub_x')),
  ])
    expect(await error).toEqual([400, 'The id provided does not exist'])
  expect(await post({ ...order, coupon: 'x' })).toEqual([
    400,
    'coupon is/are not required and should not be sent',
  ])
  expect(await post({ ...order, start_at: 1 })).toEqual([
    400,
    'start_at cannot be lesser than the current time.',
  ])
  expect(await post({ ...order, total_count: 1200 })).toEqual([
    400,
    'end_time must be between 946684800 and 4765046400',
  ])
})

test('a payment is signed and activates the subscription', async () => {
  const { id } = await create()
  const paid = (await simulate(id, 'pay')) as Record<string, string>
  const { current_start, current_end, ...subscription } = await fetchSubscription(id)

  expect(subscription).toMatchObject({
    status: 'active',
    paid_count: 1,
    remaining_count: 11,
    charge_at: current_end,
  })
  expect(current_end).toBe(addMonths(current_start ?? 0, 1))
  const message = `${paid.razorpay_payment_id}|${id}`
  expect(paid.razorpay_signature).toBe(
    createHmac('sha256', RAZORPAY.keySecret).update(message).digest('hex'),
  )
  expect(await invoices(id)).toMatchObject([
    {
      status: 'paid',
      payment_id: paid.razorpay_payment_id,
      subscription_id: id,
      amount: 131_900,
      amount_paid: 131_900,
      currency: 'INR',
      billing_start: current_start,
      billing_end: current_end,
    },
  ])
})

test('cycles begin on the same day of each month, or on the last day of a shorter month', () => {
  const january = Date.UTC(2027, 0, 31, 12) / 1000
  const days = [1, 2, 13].map((months) => new Date(addMonths(january, months) * 1000).toISOString())

  expect(days).toEqual([
    '2027-02-28T12:00:00.000Z',
    '2027-03-31T12:00:00.000Z',
    '2028-02-29T12:00:00.000Z',
  ])
})

test('a subscription is renewed once for each cycle that has passed', async () => {
  const { id } = await create()
  await simulate(id, 'pay')
  await advance(70)
  const { current_start, current_end, paid_count } = await fetchSubscription(id)
  const [third, second, first] = await invoices(id)

  expect(paid_count).toBe(3)
  expect([third?.billing_start, third?.billing_end]).toEqual([current_start, current_end])
  expect([first?.billing_end, second?.billing_end]).toEqual([
    second?.billing_start,
    third?.billing_start,
  ])
  expect(third?.paid_at).toBe(third?.billing_start)
  expect(new Set([first, second, third].map((invoice) => invoice?.payment_id)).size).toBe(3)
})

test('a subscription cancelled at its cycle’s end stays active until then', async () => {
  const { id } = await create()
  await simulate(id, 'pay')
  for (const atCycleEnd of [1, true])
    expect(await (await cancel(id, atCycleEnd)).json()).toMatchObject({ status: 'active' })
  await advance(27)
  expect((await fetchSubscription(id)).status).toBe('active')
  await advance(5)
  const ended = await fetchSubscription(id)

  expect(ended).toMatchObject({ status: 'cancelled', paid_count: 1, ended_at: ended.current_end })
  expect(await errorOf(cancel(id, 0))).toEqual([
    400,
    'Subscription is not cancellable in cancelled status.',
  ])
})

test('cancelling at the cycle’s end is rejected without a running cycle and in the last cycle', async () => {
  const waiting = await create()
  const short = await create({ total_count: 1 })
  const twice = await create({ total_count: 2 })
  for (const { id } of [short, twice]) await simulate(id, 'pay')
  await simulate(twice.id, 'fail')

  expect(await errorOf(cancel(waiting.id, 1))).toEqual([
    400,
    'Subscription cannot be cancelled since no billing cycle is going on',
  ])
  expect(await errorOf(cancel(twice.id, 1))).toEqual([
    400,
    'Subscription cannot be cancelled at cycle end since the last cycle is going on already.',
  ])
  expect(await (await cancel(waiting.id, false)).json()).toMatchObject({ status: 'cancelled' })
  expect(await fetchSubscription(short.id)).toMatchObject({
    status: 'completed',
    remaining_count: 0,
    charge_at: null,
  })
})

test('a subscription that begins later only checks the card at first', async () => {
  const startsAt = (await now()) + 10 * 86_400
  const { id } = await create({ start_at: startsAt, plan_id: 'plan_standinPremium1' })
  await simulate(id, 'pay')
  expect(await fetchSubscription(id)).toMatchObject({
    status: 'authenticated',
    paid_count: 0,
    charge_at: startsAt,
  })
  expect(await invoices(id)).toEqual([])

  await advance(10)
  expect(await fetchSubscription(id)).toMatchObject({
    status: 'active',
    current_start: startsAt,
    current_end: addMonths(startsAt, 12),
  })
  expect(await invoices(id)).toMatchObject([{ amount: 783_200, status: 'paid' }])
})

test('a declined card is tried on four days, then not again until the customer pays', async () => {
  const { id } = await create()
  await simulate(id, 'pay')
  const paid = await fetchSubscription(id)
  await simulate(id, 'decline')
  await advance(31)
  expect(await fetchSubscription(id)).toMatchObject({
    status: 'pending',
    auth_attempts: 1,
    paid_count: 1,
    current_end: paid.current_end,
  })
  expect(await invoices(id)).toMatchObject([
    { status: 'issued', payment_id: null, amount_paid: 0 },
    { status: 'paid' },
  ])

  await advance(3)
  expect(await fetchSubscription(id)).toMatchObject({ status: 'halted', auth_attempts: 4 })
  await simulate(id, 'recover')
  const recovered = await fetchSubscription(id)
  expect(recovered).toMatchObject({
    status: 'active',
    paid_count: 2,
    auth_attempts: 0,
    current_start: paid.current_end,
  })
  expect(await invoices(id)).toMatchObject([{ status: 'paid' }, { status: 'paid' }])
})

test('a test can simulate actions without waiting', async () => {
  const { id } = await create()
  const statusAfter = async (action: string) => {
    await simulate(id, action)
    return (await fetchSubscription(id)).status
  }
  await simulate(id, 'pay')
  const statuses = []
  for (const action of ['renew', 'fail', 'recover', 'halt', 'recover', 'cancel'])
    statuses.push(await statusAfter(action))

  expect(statuses).toEqual(['active', 'pending', 'active', 'halted', 'active', 'cancelled'])
  expect((await fetchSubscription(id)).paid_count).toBe(4)
  expect(
    (await send('POST', `/razorpay/control/subscriptions/${id}`, { action: 'renew' })).status,
  ).toBe(409)
  expect(
    (await send('POST', `/razorpay/control/subscriptions/${id}`, { action: 'vanish' })).status,
  ).toBe(400)
})

test('the checkout records its options, failures and success', async () => {
  const { id } = await create()
  await send('DELETE', '/razorpay/control/checkouts')
  const options = {
    key: RAZORPAY.keyId,
    subscription_id: id,
    name: 'Sightline',
    prefill: { email: 'a@b.example' },
  }
  const session = (path: string, body?: object) =>
    send('POST', `/razorpay/v1/checkout/sessions${path}`, body)
  const opened = (await (await session('', options)).json()) as { id: string }

  expect(opened).toMatchObject({ amountPaise: 131_900, startsAt: null, period: 'month' })
  expect(await (await session(`/${opened.id}/failure`)).json()).toMatchObject({
    error: { reason: 'payment_failed' },
  })
  const paid = (await (await session(`/${opened.id}/success`)).json()) as Record<string, string>
  const message = `${paid.razorpay_payment_id}|${paid.razorpay_subscription_id}`
  expect(paid.razorpay_signature).toBe(
    createHmac('sha256', RAZORPAY.keySecret).update(message).digest('hex'),
  )
  expect(await control('GET', '/checkouts')).toMatchObject([
    { options, outcome: 'paid', failures: 1 },
  ])
  expect((await fetchSubscription(id)).status).toBe('active')
  expect((await errorOf(session(`/${opened.id}/success`)))[0]).toBe(400)
  expect(await errorOf(session('', { ...options, key: 'rzp_live_other' }))).toEqual([
    401,
    'The api key provided is invalid',
  ])
})

test('the provider fails and answers nonsense on demand, also for a single path', async () => {
  const { id } = await create()
  await tell('razorpay', { mode: 'fail', times: 1 })
  expect((await api('GET', `/subscriptions/${id}`)).status).toBe(503)
  await tell('razorpay', { mode: 'wrong', path: '/razorpay/v1/invoices' })
  expect(await (await api('GET', `/invoices?subscription_id=${id}`)).json()).toEqual({
    entity: 'subscription',
    id: 42,
  })
  expect((await api('GET', `/subscriptions/${id}`)).status).toBe(200)
  await tell('razorpay', { mode: 'fail', path: '/razorpay/v1/checkout.js' })
  expect((await get('/razorpay/v1/checkout.js')).status).toBe(503)
})

test('the overview page lists subscriptions and its buttons simulate actions', async () => {
  const { id } = await create()
  const pressed = await fetch((await get('/razorpay')).url.concat(`/${id}`), {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
  })

  expect(await pressed.text()).toContain(id)
  expect((await fetchSubscription(id)).status).toBe('active')
})
