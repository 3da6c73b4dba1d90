import { APPLICATION_STATES } from '@sightline/contracts/applications/states'
import { z } from 'zod'
import { atMost, p95, type Row } from './row.ts'
import { signUp } from './users.ts'
import { withProduct } from './with-product.ts'

const COUNT = 10_000
const BUDGET_MS = 100
/** Requests of a kind; the first few warm the server up and do not count. */
const REQUESTS = 60
const WARM_UP = 10

const Page = z.object({ next: z.nullable(z.string()) })

/** How long pages of one user's 10,000 applications take, on the embedded database. */
export async function applications(): Promise<Row[]> {
  return withProduct(async (origin, _folder, standIns) => {
    const { cookie } = await signUp({ origin, standIns })
    await fill(origin, cookie)
    const get = async (path: string) => {
      const response = await fetch(`${origin}/api/applications${path}`, { headers: { cookie } })
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      return response.json()
    }
    const deep = await cursorNearTheEnd(async (path) => Page.parse(await get(path)).next)
    const paths = {
      'first page': '',
      'page near the end': `?after=${deep}`,
      'first page of a column': '?group=closed',
      board: '/board',
      'numbers and what is due': '/summary',
    }
    const rows: Row[] = []
    for (const [name, path] of Object.entries(paths))
      rows.push(
        atMost(BUDGET_MS, {
          name: `10,000 applications: ${name}, 95th percentile`,
          value: await p95Of(() => get(path)),
          unit: 'ms',
        }),
      )
    return rows
  })
}

async function fill(origin: string, cookie: string): Promise<void> {
  const rows = Array.from({ length: COUNT }, (_, index) => {
    const state = APPLICATION_STATES[index % APPLICATION_STATES.length]
    return {
      company: `Company ${index % 500}`,
      title: `Engineer ${index}`,
      state,
      ...(state === 'closed' && { outcome: 'rejected' }),
      createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
      submittedAt: index % 2 ? new Date(Date.UTC(2026, 5, 1)).toISOString() : null,
    }
  })
  const response = await fetch(`${origin}/api/applications/import`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin },
    body: JSON.stringify({ rows }),
  })
  if (!response.ok) throw new Error(`import: ${response.status} ${await response.text()}`)
}

/** What the last page but one follows. */
async function cursorNearTheEnd(nextOf: (path: string) => Promise<string | null>) {
  let cursors: [string | null, string | null] = [null, await nextOf('')]
  while (cursors[1] !== null) cursors = [cursors[1], await nextOf(`?after=${cursors[1]}`)]
  if (cursors[0] === null) throw new Error('There is one page alone')
  return cursors[0]
}

async function p95Of(request: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < REQUESTS; count++) {
    const start = performance.now()
    await request()
    times.push(performance.now() - start)
  }
  return p95(times.slice(WARM_UP))
}
