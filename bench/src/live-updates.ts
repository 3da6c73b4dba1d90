import { z } from 'zod'
import { atMost, notMeasured, p99, type Row } from './row.ts'
import { type Server, withServer } from './server.ts'
import { post, signUp, subscribe } from './users.ts'

const CHARGES = 100
/** Fewer than the credits that the charges bring, 10 each. */
const SPENDS = 200
const BUDGET_MS = 1000

/**
 * An open page shows changes made at the payment provider and through another server on the same
 * database.
 */
export async function liveUpdates(databaseUrl: string | undefined): Promise<Row[]> {
  if (!databaseUrl)
    return [notMeasured('Changes shown on PostgreSQL', 'there is no PostgreSQL on this machine')]
  return withServer(databaseUrl, (server) =>
    withServer(databaseUrl, async (otherServer) => {
      const { cookie } = await signUp(server)
      const page = await openPage(server, cookie)
      try {
        const charges = await measureCharges(server, page, cookie)
        const spends = await measureSpends(otherServer, page, cookie)
        return [
          atMost(BUDGET_MS, {
            name: 'Charge at the provider, until an open page shows it, 99th percentile',
            value: p99(charges),
            unit: 'ms',
          }),
          atMost(BUDGET_MS, {
            name: 'Credit spent on another server, until an open page shows it, 99th percentile',
            value: p99(spends),
            unit: 'ms',
          }),
        ]
      } finally {
        page.close()
      }
    }),
  )
}

type Page = Awaited<ReturnType<typeof openPage>>

/**
 * Milliseconds from a charge at the provider to the page that shows its payment, for each charge of
 * a subscription.
 */
async function measureCharges(server: Server, page: Page, cookie: string): Promise<number[]> {
  const id = await subscribe(server, cookie)
  const control = `${server.standIns}/razorpay/control`
  const body = JSON.stringify({ mode: 'deliver', target: `${server.origin}/api/webhooks/razorpay` })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${control}/webhooks`, { method: 'PUT', headers, body })
  const durationsMs: number[] = []
  for (let count = 1; count <= CHARGES; count++) {
    const action = count === 1 ? 'pay' : 'renew'
    const isShown = ({ payments }: Billing) => payments.length === count
    durationsMs.push(
      await page.waitUntilShown(isShown, () => post(`${control}/subscriptions/${id}`, { action })),
    )
  }
  return durationsMs
}

/**
 * Milliseconds from starting an interview on another server to the page that shows its credit as
 * spent.
 */
async function measureSpends({ origin }: Server, page: Page, cookie: string): Promise<number[]> {
  const startInterview = () =>
    post(`${origin}/api/interviews`, { mode: 'mock', round: 'coding' }, cookie)
  const before = await page.fetchBilling()
  await page.waitUntilShown(({ is_trial_unused }) => !is_trial_unused, startInterview)
  const durationsMs: number[] = []
  for (let count = 1; count <= SPENDS; count++)
    durationsMs.push(
      await page.waitUntilShown(
        ({ credits }) => credits === before.credits - count,
        startInterview,
      ),
    )
  return durationsMs
}

const Billing = z.object({
  credits: z.number(),
  is_trial_unused: z.boolean(),
  payments: z.array(z.unknown()),
})
type Billing = z.infer<typeof Billing>

/**
 * Acts like a page of the site: listens to server-sent events and fetches the billing at each
 * `changed` event.
 */
async function openPage({ origin }: Server, cookie: string) {
  const closing = new AbortController()
  const get = (path: string) =>
    fetch(`${origin}/api${path}`, { headers: { cookie }, signal: closing.signal })
  const { body } = await get('/events')
  if (!body) throw new Error('The stream of events has no body')
  const fetchBilling = async () => Billing.parse(await (await get('/billing')).json())
  let onBilling = (_billing: Billing) => {}
  const listen = async () => {
    for await (const text of body.pipeThrough(new TextDecoderStream()))
      if (text.includes('event: changed')) onBilling(await fetchBilling())
  }
  listen().catch((error) => {
    if (!closing.signal.aborted) throw error
  })
  return {
    fetchBilling,
    /** Makes a change and waits until the page shows it. Returns the duration in milliseconds. */
    async waitUntilShown(
      isShown: (billing: Billing) => boolean,
      makeChange: () => Promise<unknown>,
    ): Promise<number> {
      const { promise, resolve } = Promise.withResolvers<void>()
      onBilling = (billing) => isShown(billing) && resolve()
      const startedAt = performance.now()
      await Promise.all([makeChange(), promise])
      return performance.now() - startedAt
    },
    close: () => closing.abort(),
  }
}
