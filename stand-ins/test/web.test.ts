import { Script } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'
import { startForTests } from './stand-ins.ts'

const { origin, get, send, tell, reset } = await startForTests()
beforeEach(reset)

const json = async (path: string) => (await get(path)).json()

test('the IP look-up returns an address reserved for documentation', async () => {
  expect(await json('/ip')).toEqual({ ip: '203.0.113.7' })
})

test('exchange rates between dollars and rupees are the inverse of each other', async () => {
  const today = new Date().toISOString().slice(0, 10)

  expect(await json('/rates/USD')).toEqual({
    base: 'USD',
    date: today,
    rates: { USD: 1, INR: 88.72 },
  })
  expect(await json('/rates/INR')).toEqual({
    base: 'INR',
    date: today,
    rates: { INR: 1, USD: 1 / 88.72 },
  })
  expect((await get('/rates/EUR')).status).toBe(404)
})

test.each(['gtm.js?id=GTM-1', 'fbevents.js', 'insight.min.js'])(
  '%s is a valid script',
  async (name) => {
    const answer = await get(`/analytics/${name}`)
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    // Parses, and so would run in a page.
    expect(new Script(await answer.text())).toBeDefined()
  },
)

test('an event can be sent as a beacon in plain text', async () => {
  const body = new Blob([JSON.stringify({ event: 'sign_up' })], {
    type: 'text/plain;charset=UTF-8',
  })
  await fetch(`${origin}/analytics/events`, { method: 'POST', body })
  expect(await json('/analytics/events')).toEqual([{ event: 'sign_up' }])
  await send('DELETE', '/analytics/events')
})

test('analytics events can be read back and cleared', async () => {
  await send('POST', '/analytics/events', { name: 'page_view', path: '/' })
  await send('POST', '/analytics/events', { name: 'sign_up' })

  expect(await json('/analytics/events')).toEqual([
    { name: 'page_view', path: '/' },
    { name: 'sign_up' },
  ])
  await send('DELETE', '/analytics/events')
  expect(await json('/analytics/events')).toEqual([])
})

const requests = [
  ['ip', () => get('/ip')],
  ['rates', () => get('/rates/USD')],
  ['analytics', () => send('POST', '/analytics/events', {})],
  ['oidc', () => get('/oidc/jwks')],
] as const

test.each(requests)('%s answers 503 once on demand', async (name, request) => {
  await tell(name, { mode: 'fail', times: 1 })

  expect((await request()).status).toBe(503)
  expect((await request()).ok).toBe(true)
})

test.each(requests)('%s stalls on demand until the behaviour is reset', async (name, request) => {
  await tell(name, { mode: 'stall', times: 1 })
  let isAnswered = false
  const stalled = request().then((answer) => {
    isAnswered = true
    return answer
  })
  // The stalled request has arrived once a second one is let through.
  await expect.poll(async () => (await get('/')).text()).not.toContain('Told to stall')

  expect((await request()).ok).toBe(true)
  expect(isAnswered).toBe(false)
  await reset()
  expect((await stalled).ok).toBe(true)
})

test('a client that leaves a stalled request stops waiting', async () => {
  await tell('ip', { mode: 'stall' })

  await expect(get('/ip', { signal: AbortSignal.timeout(50) })).rejects.toThrow('timeout')
})

test.each([
  ['ip', () => get('/ip'), '{"ip":42}'],
  ['rates', () => get('/rates/INR'), '{"base":"USD","rates":"closed today"}'],
  ['analytics', () => send('POST', '/analytics/events', {}), '{"accepted":'],
] as const)(
  '%s, told to answer wrong, answers 200 with nonsense',
  async (name, request, nonsense) => {
    await tell(name, { mode: 'wrong' })
    const answer = await request()

    expect([answer.status, await answer.text()]).toEqual([200, nonsense])
  },
)

test('only requests under the given path are affected', async () => {
  await tell('rates', { mode: 'fail', path: '/rates/INR' })

  expect((await get('/rates/INR')).status).toBe(503)
  expect((await get('/rates/USD')).status).toBe(200)
})

test('invalid control requests are rejected', async () => {
  expect((await send('PUT', '/control/telephone', { mode: 'fail' })).status).toBe(404)
  expect((await send('PUT', '/control/ip', { mode: 'explode' })).status).toBe(400)
  expect((await send('PUT', '/control/ip', { mode: 'fail', until: 'noon' })).status).toBe(400)
})

test('the index page lists every stand-in, its address and its mode', async () => {
  await tell('rates', { mode: 'fail', times: 2 })
  const index = await (await get('/')).text()

  for (const path of [
    '/mail',
    '/oidc/.well-known/openid-configuration',
    '/ip',
    '/rates/USD',
    '/analytics/events',
  ]) {
    expect(index).toContain(`href="${origin}${path}"`)
  }
  expect(index).toContain('Told to fail, 2 more')
})
