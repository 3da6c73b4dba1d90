import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { RAZORPAY } from '../src/credentials.ts'
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
/** The statuses of the site's next responses; 204 after the last of them. */
let statuses: number[] = []
const site = createServer(async (request, response) => {
  const body = await text(request)
  received.push({
    id: String(request.headers['x-razorpay-event-id']),
    signature: String(request.headers['x-razorpay-signature']),
    body,
  })
  response.writeHead(statuses.shift() ?? 204).end()
}).listen(0, '127.0.0.1')
await once(site, 'listening')
afterAll(() => site.close())
const address = site.address()
const port = typeof address === 'object' && address ? address.port : 0

const { create, simulate, advance, control, now, send, api } = await startRazorpay(
  `http://127.0.0.1:${port}/hook`,
)
beforeEach(async () => {
  await send('DELETE', '/razorpay/control/webhooks')
  received = []
  statuses = []
})

const bodies = () => received.map(({ body }) => Envelope.parse(JSON.parse(body)))
const events = (...ids: string[]) =>
  bodies()
    .filter(({ payload }) => ids.length === 0 || ids.includes(payload.subscription.entity.id))
    .map(({ event }) => event.replace('subscription.', ''))
const listWebhooks = async () => Webhooks.parse(await control('GET', '/webhooks'))

test('a payment sends three events, each signed over its body and with the state at that moment', async () => {
  const { id } = await create()
  const paid = (await simulate(id, 'pay')) as Record<string, string>

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
    payload: {
      payment: { entity: { id: paid.razorpay_payment_id, amount: 131_900, status: 'captured' } },
    },
  })
  for (const { body, signature } of received)
    expect(signature).toBe(createHmac('sha256', RAZORPAY.webhookSecret).update(body).digest('hex'))
  expect(new Set(received.map(({ id }) => id)).size).toBe(3)
})

test('every stage of a subscription sends its events', async () => {
  const { id } = await create({ total_count: 4 })
  const eventsByAction = []
  for (const action of ['pay', 'renew', 'fail', 'recover', 'halt', 'recover', 'update']) {
    received = []
    await simulate(id, action)
    eventsByAction.push([action, ...events()])
  }
  expect(eventsByAction).toEqual([
    ['pay', 'authenticated', 'activated', 'charged'],
    ['renew', 'charged'],
    ['fail', 'pending'],
    ['recover', 'activated', 'charged'],
    ['halt', 'pending', 'pending', 'pending', 'halted'],
    ['recover', 'activated', 'charged', 'completed'],
    ['update', 'updated'],
  ])
})

test('renewals and scheduled cancellations send events when the clock advances', async () => {
  const { id } = await create()
  const later = await create({ start_at: (await now()) + 10 * 86_400 })
  await simulate(later.id, 'pay')
  expect(events()).toEqual(['authenticated'])
  await simulate(id, 'pay')
  await api('POST', `/subscriptions/${id}/cancel`, { cancel_at_cycle_end: true })
  received = []
  await advance(31)

  expect(events(id, later.id)).toEqual(['activated', 'charged', 'cancelled'])
  await api('POST', `/subscriptions/${later.id}/cancel`)
  await expect.poll(() => events(later.id)).toEqual(['activated', 'charged', 'cancelled'])
})

test('a webhook that was not accepted is sent again with the same id', async () => {
  statuses = [500, 200, 200, 503]
  const { id } = await create()
  await simulate(id, 'pay')

  await expect
    .poll(async () => (await listWebhooks())[0]?.attempts.map(({ status }) => status))
    .toEqual([500, 503, 204])
  const [first] = await listWebhooks()
  expect(received.filter((webhook) => webhook.id === first?.id)).toHaveLength(3)
})

test('webhooks can be held, reversed, repeated and dropped', async () => {
  await control('PUT', '/webhooks', { mode: 'hold' })
  const { id } = await create()
  await simulate(id, 'pay')
  expect(received).toEqual([])
  expect((await listWebhooks()).map(({ state }) => state)).toEqual(['held', 'held', 'held'])

  await control('PUT', '/webhooks', { mode: 'drop', repeat: 2, order: 'reverse' })
  await control('POST', '/webhooks/release')
  expect(events()).toEqual([
    'charged',
    'charged',
    'activated',
    'activated',
    'authenticated',
    'authenticated',
  ])
  expect(new Set(received.map((webhook) => webhook.id)).size).toBe(3)

  await simulate(id, 'renew')
  expect(received).toHaveLength(6)
  expect((await listWebhooks()).at(-1)).toMatchObject({
    event: 'subscription.charged',
    state: 'dropped',
    attempts: [],
  })
  expect((await send('PUT', '/razorpay/control/webhooks', { mode: 'shout' })).status).toBe(400)
})

test('every webhook arrives in random order too', async () => {
  await control('PUT', '/webhooks', { mode: 'deliver', order: 'random', repeat: 3 })
  const { id } = await create()
  await simulate(id, 'pay')

  expect(events().sort()).toEqual(
    ['activated', 'authenticated', 'charged'].flatMap((event) => [event, event, event]),
  )
})
