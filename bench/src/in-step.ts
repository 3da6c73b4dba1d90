import { z } from 'zod'
import { post, signUp, subscribe } from './person.ts'
import { atMost, notMeasured, p99, type Row } from './row.ts'
import { type Server, withServer } from './server.ts'

const CHARGES = 40
/** Fewer than the credits that so many charges bring. */
const SPENDS = 200
const BUDGET_MS = 1000

/** An open page shows what was changed elsewhere: at the payment provider, and on another server of the same database. */
export async function inStep(databaseUrl: string | undefined): Promise<Row[]> {
  if (!databaseUrl) return [notMeasured('Changes shown on PostgreSQL', 'there is no PostgreSQL on this machine')]
  return withServer(databaseUrl, (here) =>
    withServer(databaseUrl, async (elsewhere) => {
      const { cookie } = await signUp(here)
      const page = await openPage(here, cookie)
      try {
        const charges = await charge(here, page, cookie)
        const spends = await spend(elsewhere, page, cookie)
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
        page.leave()
      }
    }),
  )
}

type Page = Awaited<ReturnType<typeof openPage>>

/** Charges of one subscription. Milliseconds from before the provider sends each webhook until the page shows the payment. */
async function charge(server: Server, page: Page, cookie: string): Promise<number[]> {
  const id = await subscribe(server, cookie)
  const control = `${server.standIns}/razorpay/control`
  const travel = JSON.stringify({ mode: 'deliver', target: `${server.origin}/api/webhooks/razorpay` })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${control}/webhooks`, { method: 'PUT', headers, body: travel })
  const tookMs: number[] = []
  for (let count = 1; count <= CHARGES; count++) {
    const action = count === 1 ? 'pay' : 'renew'
    const isThere = ({ payments }: Shown) => payments.length === count
    tookMs.push(await page.shows(isThere, () => post(`${control}/subscriptions/${id}`, { action })))
  }
  return tookMs
}

/** Interviews started on a server other than the page's. Milliseconds from each request until the page shows its credit gone. */
async function spend({ origin }: Server, page: Page, cookie: string): Promise<number[]> {
  const start = () => post(`${origin}/api/interviews`, { mode: 'mock', round: 'coding' }, cookie)
  const before = await page.look()
  await page.shows(({ is_trial_unused }) => !is_trial_unused, start)
  const tookMs: number[] = []
  for (let count = 1; count <= SPENDS; count++)
    tookMs.push(await page.shows(({ credits }) => credits === before.credits - count, start))
  return tookMs
}

const Shown = z.object({ credits: z.number(), is_trial_unused: z.boolean(), payments: z.array(z.unknown()) })
type Shown = z.infer<typeof Shown>

/** A page as the site makes it: it listens to the stream, and looks again whenever that says so. */
async function openPage({ origin }: Server, cookie: string) {
  const leaving = new AbortController()
  const ask = (path: string) => fetch(`${origin}/api${path}`, { headers: { cookie }, signal: leaving.signal })
  const { body } = await ask('/events')
  if (!body) throw new Error('The stream of events has no body')
  const look = async () => Shown.parse(await (await ask('/billing')).json())
  let onShown = (_shown: Shown) => {}
  const listen = async () => {
    for await (const text of body.pipeThrough(new TextDecoderStream()))
      if (text.includes('event: changed')) onShown(await look())
  }
  listen().catch((error) => {
    if (!leaving.signal.aborted) throw error
  })
  return {
    look,
    /** Makes a change, and waits until the page shows it. Returns the milliseconds that took. */
    async shows(isThere: (shown: Shown) => boolean, change: () => Promise<unknown>): Promise<number> {
      const { promise, resolve } = Promise.withResolvers<void>()
      onShown = (shown) => isThere(shown) && resolve()
      const startedAt = performance.now()
      await Promise.all([change(), promise])
      return performance.now() - startedAt
    },
    leave: () => leaving.abort(),
  }
}
