import { randomUUID } from 'node:crypto'
import { atMost, type Row } from '../row.ts'

const ANSWER_BUDGET_MS = 25_000
/** What a page waits for at most while a third party that it does not need stalls. */
const UNAFFECTED_BUDGET_MS = 1000

/**
 * Stalls every third party at once, and measures the requests that need one and those that need
 * none.
 */
export async function thirdPartiesStall(
  origin: string,
  standIns: string,
  cookie: string,
): Promise<Row[]> {
  const setAll = (mode: 'stall' | 'ok') =>
    Promise.all(
      ['mail', 'razorpay', 'oidc', 'rates', 'ip'].map((name) => setStandIn(standIns, name, mode)),
    )
  await setAll('stall')
  try {
    const needing = await Promise.all([
      request(`${origin}/api/auth/sign-up`, {
        email: `${randomUUID()}@example.com`,
        password: randomUUID(),
      }),
      request(
        `${origin}/api/create-subscription`,
        { plan_id: randomUUID(), user_id: randomUUID() },
        cookie,
      ),
      request(`${origin}/api/auth/forgot-password`, { email: `${randomUUID()}@example.com` }),
      request(`${origin}/api/auth/google`),
    ])
    const unaffected = await Promise.all(
      ['/api/health', '/api/auth/session', '/api/interviews', '/'].map((path) =>
        request(origin + path, null, cookie),
      ),
    )
    return [
      atMost(ANSWER_BUDGET_MS, {
        name: 'third parties stall: slowest answer that needs one',
        value: slowest(needing),
        unit: 'ms',
      }),
      atMost(UNAFFECTED_BUDGET_MS, {
        name: 'third parties stall: slowest answer that needs none',
        value: slowest(unaffected),
        unit: 'ms',
      }),
      atMost(0, {
        name: 'third parties stall: unexpected errors',
        value: [...needing, ...unaffected].filter(({ status }) => status === 500).length,
        unit: '',
      }),
    ]
  } finally {
    await setAll('ok')
  }
}

type Answer = { status: number; tookMs: number }
const slowest = (answers: Answer[]) => Math.max(...answers.map(({ tookMs }) => tookMs))

async function request(url: string, body: unknown = null, cookie = ''): Promise<Answer> {
  const startedAt = performance.now()
  const post = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { cookie, 'content-type': 'application/json' },
  }
  const response = await fetch(url, {
    redirect: 'manual',
    ...(body ? post : { headers: { cookie } }),
  })
  await response.text()
  return { status: response.status, tookMs: performance.now() - startedAt }
}

const setStandIn = (standIns: string, name: string, mode: 'stall' | 'ok') =>
  fetch(`${standIns}/control/${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  })
