import { createHmac, randomUUID } from 'node:crypto'
import { serverEnvironment } from '@sightline/stand-ins/server-environment'
import { sql } from 'drizzle-orm'
import { withDatabase } from './databases.ts'
import { runAtRate, runConcurrently } from './request-rate.ts'
import { atLeast, atMost, comparison, notMeasured, type Row } from './row.ts'
import { type Server, withServer } from './server.ts'
import { signUp, subscribe } from './users.ts'

const SECRET = serverEnvironment({ port: 0, smtpPort: 0 }).payments.RAZORPAY_WEBHOOK_SECRET
const WEBHOOKS = 3000
const WEBHOOKS_PER_S = 500
const CONNECTIONS = 50
const CUSTOMERS = 5

/**
 * A webhook is stored and answered at once, and its subscription is fetched afterwards. Bare
 * inserts are measured just before.
 */
export async function webhooks(databaseUrl: string | undefined): Promise<Row[]> {
  if (!databaseUrl)
    return [notMeasured('Webhooks on PostgreSQL', 'there is no PostgreSQL on this machine')]
  const inserts = await withDatabase(databaseUrl, async ({ db, query }) => {
    await query('create table bare (id text primary key)')
    return runConcurrently(WEBHOOKS, CONNECTIONS, () =>
      db.execute(sql`insert into bare values (${randomUUID()})`),
    )
  })
  const accepted = await withServer(databaseUrl, async (server) => {
    const subscriptions: string[] = []
    for (let customer = 0; customer < CUSTOMERS; customer++)
      subscriptions.push(await subscribe(server, (await signUp(server)).cookie))
    const send = (index: number) => deliver(server, subscriptions[index % CUSTOMERS] ?? '')
    await runConcurrently(WEBHOOKS / 10, CONNECTIONS, send)
    const atFullSpeed = await runConcurrently(WEBHOOKS, CONNECTIONS, send)
    return {
      perS: atFullSpeed.perS,
      p99Ms: (await runAtRate(WEBHOOKS, WEBHOOKS_PER_S, send)).p99Ms,
    }
  })
  return [
    comparison({ name: 'Bare inserts', value: inserts.perS, unit: '/s' }),
    atLeast(WEBHOOKS_PER_S, { name: 'Webhooks taken', value: accepted.perS, unit: '/s' }),
    comparison({
      name: 'Webhooks taken, share of bare inserts',
      value: accepted.perS / inserts.perS,
      unit: '',
      digits: 2,
    }),
    atMost(50, {
      name: `Webhook taken, 99th percentile at ${WEBHOOKS_PER_S}/s`,
      value: accepted.p99Ms,
      unit: 'ms',
    }),
  ]
}

async function deliver({ origin }: Server, subscriptionId: string): Promise<void> {
  const body = JSON.stringify({
    entity: 'event',
    event: 'subscription.charged',
    payload: { subscription: { entity: { id: subscriptionId } } },
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
