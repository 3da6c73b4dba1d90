import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startRazorpay } from './razorpay.ts'

const Envelope = z.looseObject({
  event: z.string(),
  contains: z.array(z.string()),
  payload: z.object({
    subscription: z.object({ entity: z.looseObject({ id: z.string(), status: z.string() }) }),
    payment: z.object({ entity: z.looseObject({ id: z.string(), status: z.string() }) }).optional(),
  }),
})
const Webhooks = z.array(
  z.looseObject({
    id: z.string(),
    event: z.string(),
    state: z.string(),
    attempts: z.array(z.object({ status: z.number() })),
  }),
)

let received: { id: string; signature: string; body: string }[] = []
/** What the shop's server answers, in turn; 204 when there is nothing left. */
let answers: number[] = []
const shop = createServer(async (request, response) => {
  const body = await text(request)
  received.push({
    id: String(request.headers['x-razorpay-event-id']),
    signature: String(request.headers['x-razorpay-signature']),
    body,
  })
  response.writeHead(answers.shift() ?? 204).end()
}).listen(0, '127.0.0.1')
await once(shop, 'listening')
afterAll(() => shop.close())
const address = shop.address()
const port = typeof address === 'object' && address ? address.port : 0

const { create, act, advance, control, now, send, api } = await startRazorpay(`http://127.0.0.1:${port}/hook`)
beforeEach(async () => {
  await send('DELETE', '/razorpay/control/webhooks')
  received = []
  answers = []
})

const bodies = () => received.map(({ body }) => Envelope.parse(JSON.parse(body)))
const events = (...ids: string[]) =>
  bodies()
    .filter(({ payload }) => ids.length === 0 || ids.includes(payload.subscription.entity.id))
    .map(({ event }) => event.replace('subscription.', ''))
const sent = async () => Webhooks.parse(await control('GET', '/webhooks'))

test('a payment is told by three events, signed over the body, each with what was true then', async () => {
  const { id } = await create()
  const paid = (await act(id, 'pay')) as Record<string, string>

  expect(events()).toEqual(['authenticated', 'activated', 'charged'])
  expect(bodies().map(({ payload }) => payload.subscription.entity.status)).toEqual([
    'authenticated',
    'active',
    'active',
  ])
  expect(bodies()[2]).toMatchObject({
    entity: 'event',
    account_id: 'acc_standinAccount',
    contains: ['subscription', 'payment'],
    payload: { payment: { entity: { id: paid.razorpay_payment_id, amount: 131_900, status: 'captured' } } },
  })
  for (const { body, signature } of received)
    expect(signature).toBe(createHmac('sha256', 'stand-in-webhook-secret').update(body).digest('hex'))
  expect(new Set(received.map(({ id }) => id)).size).toBe(3)
})

test('the whole life of a subscription is told', async () => {
  const { id } = await create({ total_count: 4 })
  const told = []
  for (const action of ['pay', 'renew', 'fail', 'recover', 'halt', 'recover', 'update']) {
    received = []
    await act(id, action)
    told.push([action, ...events()])
  }
  expect(told).toEqual([
    ['pay', 'authenticated', 'activated', 'charged'],
    ['renew', 'charged'],
    ['fail', 'pending'],
    ['recover', 'activated', 'charged'],
    ['halt', 'pending', 'pending', 'pending', 'halted'],
    ['recover', 'activated', 'charged', 'completed'],
    ['update', 'updated'],
  ])
})

test('time tells of renewals and of the end', async () => {
  const { id } = await create()
  const later = await create({ start_at: (await now()) + 10 * 86_400 })
  await act(later.id, 'pay')
  expect(events()).toEqual(['authenticated'])
  await act(id, 'pay')
  await api('POST', `/subscriptions/${id}/cancel`, { cancel_at_cycle_end: true })
  received = []
  await advance(31)

  expect(events(id, later.id)).toEqual(['activated', 'charged', 'cancelled'])
  await api('POST', `/subscriptions/${later.id}/cancel`)
  await expect.poll(() => events(later.id)).toEqual(['activated', 'charged', 'cancelled'])
})

test('what is not taken is sent again, with the same id', async () => {
  answers = [500, 200, 200, 503]
  const { id } = await create()
  await act(id, 'pay')

  await expect.poll(async () => (await sent())[0]?.attempts.map(({ status }) => status)).toEqual([500, 503, 204])
  const [first] = await sent()
  expect(received.filter((webhook) => webhook.id === first?.id)).toHaveLength(3)
})

test('webhooks can be held, turned round, repeated and lost', async () => {
  await control('PUT', '/webhooks', { mode: 'hold' })
  const { id } = await create()
  await act(id, 'pay')
  expect(received).toEqual([])
  expect((await sent()).map(({ state }) => state)).toEqual(['held', 'held', 'held'])

  await control('PUT', '/webhooks', { mode: 'drop', repeat: 2, order: 'reverse' })
  await control('POST', '/webhooks/release')
  expect(events()).toEqual(['charged', 'charged', 'activated', 'activated', 'authenticated', 'authenticated'])
  expect(new Set(received.map((webhook) => webhook.id)).size).toBe(3)

  await act(id, 'renew')
  expect(received).toHaveLength(6)
  expect((await sent()).at(-1)).toMatchObject({ event: 'subscription.charged', state: 'dropped', attempts: [] })
  expect((await send('PUT', '/razorpay/control/webhooks', { mode: 'shout' })).status).toBe(400)
})

test('in random order, everything arrives all the same', async () => {
  await control('PUT', '/webhooks', { mode: 'deliver', order: 'random', repeat: 3 })
  const { id } = await create()
  await act(id, 'pay')

  expect(events().sort()).toEqual(['activated', 'authenticated', 'charged'].flatMap((event) => [event, event, event]))
})
