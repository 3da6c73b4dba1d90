import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import WebSocket from 'ws'
import { startApp } from '../../test/app.ts'
import { askForCode, signInDevice } from '../../test/devices.ts'
import { moreServers } from '../../test/servers.ts'

const started = await startApp({
  TRANSCRIBER: 'openai-compatible:whisper-large@{stand-ins}/transcriber/v1',
  TRANSCRIBER_API_KEY: 'stand-in-key',
})
const { app, signUp, browser, advance } = started
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
const HELPER = 'tauri://localhost'
const FELT_WITHIN = { timeout: 5000, interval: 100 }

test('five wrong codes of an account are limited over all servers, whatever their address', async () => {
  const asha = await signUp()
  const { app: second } = await moreServers(started).startAnother()
  const guess = (server: typeof app) =>
    server.inject({
      method: 'POST',
      url: '/api/devices/authorizations/claim',
      remoteAddress: browser().address,
      cookies: Object.fromEntries(asha.cookies),
      payload: { user_code: 'BCDF-GHJK' },
    })
  const statuses: number[] = []
  for (const server of [app, second, app, second, app, second])
    statuses.push((await guess(server)).statusCode)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  const { codes } = await askForCode(app)
  const right = () => asha.post('/devices/authorizations/claim', { user_code: codes.user_code })
  expect((await right()).statusCode).toBe(429)
  advance(9.9 * 60_000)
  expect((await right()).statusCode).toBe(429)
})

test('right codes are never limited', async () => {
  const asha = await signUp()
  for (let count = 0; count < 7; count++) {
    const { codes } = await askForCode(app)
    const { user_code } = codes
    expect((await asha.post('/devices/authorizations/claim', { user_code })).statusCode).toBe(200)
  }
})

test('thirty wrong codes of an address are limited, whatever their account', async () => {
  const address = browser().address
  const statuses: number[] = []
  for (let user = 0; user < 7; user++) {
    const cookies = Object.fromEntries((await signUp()).cookies)
    for (let count = 0; count < 5; count++) {
      const payload = { user_code: 'BCDF-GHJK' }
      const url = '/api/devices/authorizations/claim'
      const options = { method: 'POST', url, remoteAddress: address, cookies, payload } as const
      statuses.push((await app.inject(options)).statusCode)
    }
  }
  expect(statuses).toEqual([...Array<number>(30).fill(400), ...Array<number>(5).fill(429)])
})

test('a request with a token and cookies is the device’s alone', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  const device = await signInDevice(app, asha)
  const cookies = Object.fromEntries(ravi.cookies)
  const { email } = (await device.send('GET', '/devices/current', { cookies })).json()
  expect(email).toBe(asha.email)
  expect((await device.send('GET', '/account/sessions', { cookies })).statusCode).toBe(401)
  const session = await device.send('GET', '/auth/session', { cookies })
  expect(session.json()).toEqual({ session: null })
  const stolen = await device.send('GET', '/live', { cookies, token: 'x'.repeat(43) })
  expect(stolen.statusCode).toBe(401)
})

test.each([HELPER, 'http://tauri.localhost'])(
  'windows at %s are let in by CORS',
  async (origin) => {
    const device = await signInDevice(app, await signUp())
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/api/live',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type',
      },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'authorization, content-type',
    })
    expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials')
    const body = { id: crypto.randomUUID(), kind: 'meeting', setting: 'practice', hasConsent: true }
    const created = await device.send('POST', '/live', { body, headers: { origin } })
    expect([created.statusCode, created.headers['access-control-allow-origin']]).toEqual([
      201,
      origin,
    ])
    const refused = await device.send('GET', '/live', { headers: { origin }, token: 'x' })
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([
      401,
      origin,
    ])
  },
)

test('a window of the helper has no use of cookies', async () => {
  const asha = await signUp()
  const headers = { origin: HELPER }
  const cookies = Object.fromEntries(asha.cookies)
  const options = { headers, cookies }
  expect((await browser().post('/auth/log-out', undefined, options)).statusCode).toBe(204)
  expect((await asha.get('/auth/session')).json().session).not.toBeNull()
  expect((await asha.get('/account/sessions', options)).statusCode).toBe(401)
})

test.each([
  'https://evil.example',
  'https://tauri.localhost',
  'tauri://localhost.evil.example',
  'null',
])('a page at %s gets nothing', async (origin) => {
  const device = await signInDevice(app, await signUp())
  const headers = { origin }
  const read = await device.send('GET', '/live', { headers })
  expect(read.headers).not.toHaveProperty('access-control-allow-origin')
  const written = await device.send('POST', '/devices/token', { headers })
  expect([written.statusCode, written.json().code]).toEqual([403, 'forbidden'])
})

test('the open stream of a device ends within five seconds of the device', async () => {
  const asha = await signUp()
  const device = await signInDevice(app, asha)
  const headers = { authorization: `Bearer ${device.token}` }
  const stream = await fetch(`${origin}/api/events`, { headers })
  expect(stream.status).toBe(200)
  let isOver = false
  const read = async () => {
    for await (const _ of stream.body ?? []);
  }
  const over = read()
    .catch(() => {})
    .then(() => {
      isOver = true
    })
  await asha.delete(`/devices/${device.id}`)
  await expect.poll(() => isOver, FELT_WITHIN).toBe(true)
  await over
  const again = await fetch(`${origin}/api/events`, { headers })
  expect([again.status, await again.json()]).toMatchObject([401, { code: 'device_ended' }])
})

test('the sound of a device ends within five seconds of the device', async () => {
  const asha = await signUp()
  const device = await signInDevice(app, asha)
  const address = `${origin.replace('http', 'ws')}/api/live/sound-check`
  const headers = { authorization: `Bearer ${device.token}` }
  const socket = new WebSocket(address, { headers, origin: HELPER })
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  await asha.delete(`/devices/${device.id}`)
  await expect.poll(() => socket.readyState, FELT_WITHIN).toBe(WebSocket.CLOSED)
  const again = new WebSocket(address, { headers })
  const [, response] = await once(again, 'unexpected-response')
  expect(response.statusCode).toBe(401)
})

test('a page of another site opens no socket with a log-in’s cookies', async () => {
  const asha = await signUp()
  const cookie = [...asha.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const address = `${origin.replace('http', 'ws')}/api/live/sound-check`
  for (const [from, status] of [
    [HELPER, 401],
    ['https://evil.example', 403],
  ] as const) {
    const socket = new WebSocket(address, { headers: { cookie }, origin: from })
    const [, response] = await once(socket, 'unexpected-response')
    expect(response.statusCode).toBe(status)
  }
})
