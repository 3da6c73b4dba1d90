import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { withDatabase } from './databases.ts'
import { hammer, pace } from './hammer.ts'
import { signUp, subscribe } from './person.ts'
import { atLeast, atMost, notMeasured, type Row, reference } from './row.ts'
import { type Server, withServer } from './server.ts'

const SECRET = 'stand-in-webhook-secret'
const WEBHOOKS = 3000
const WEBHOOKS_PER_S = 500
const CONNECTIONS = 50
const CUSTOMERS = 5

/** A webhook is taken quickly whatever it sets off, beside bare inserts in the same minute. */
export async function webhooks(databaseUrl: string | undefined): Promise<Row[]> {
  if (!databaseUrl) return [notMeasured('Webhooks on PostgreSQL', 'there is no PostgreSQL on this machine')]
  const inserted = await withDatabase(databaseUrl, async ({ db, query }) => {
    await query('create table bare (id text primary key)')
    return hammer(WEBHOOKS, CONNECTIONS, () => db.execute(sql`insert into bare values (${randomUUID()})`))
  })
  const taken = await withServer(databaseUrl, async (server) => {
    const subscriptions: string[] = []
    for (let customer = 0; customer < CUSTOMERS; customer++)
      subscriptions.push(await subscribe(server, (await signUp(server)).cookie))
    const send = (turn: number) => deliver(server, subscriptions[turn % CUSTOMERS] ?? '')
    await hammer(WEBHOOKS / 10, CONNECTIONS, send)
    return { ...(await hammer(WEBHOOKS, CONNECTIONS, send)), paced: await pace(WEBHOOKS, WEBHOOKS_PER_S, send) }
  })
  return [
    reference({ name: 'Bare inserts', value: inserted.perS, unit: '/s' }),
    atLeast(WEBHOOKS_PER_S, { name: 'Webhooks taken', value: taken.perS, unit: '/s' }),
    reference({
      name: 'Webhooks taken, share of bare inserts',
      value: taken.perS / inserted.perS,
      unit: '',
      digits: 2,
    }),
    atMost(50, {
      name: `Webhook taken, 99th percentile at ${WEBHOOKS_PER_S}/s`,
      value: taken.paced.p99Ms,
      unit: 'ms',
    }),
  ]
}

async function deliver({ origin }: Server, id: string): Promise<void> {
  const body = JSON.stringify({
    entity: 'event',
    event: 'subscription.charged',
    payload: { subscription: { entity: { id } } },
  })
  const response = await fetch(`${origin}/api/webhooks/razorpay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': randomUUID(),
      'x-razorpay-signature': createHmac('sha256', SECRET).update(body).digest('hex'),
    },
    body,
  })
  if (!response.ok) throw new Error(`A webhook was answered ${response.status}`)
}
