import { createAnnouncements } from '@sightline/client/announcements'
import { exchangeToken, signInDevice } from '@sightline/client/device'
import { ApiError } from '@sightline/client/errors'
import { createHttp } from '@sightline/client/http'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '../../test/app.ts'
import { decide } from '../../test/devices.ts'

const { app, signUp, advance } = await startApp()
const baseUrl = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`
const about = { kind: 'helper', name: 'Sightline on study', system: 'Debian 13' } as const

/** A device whose user decides when it has waited this many times. */
async function signIn({ isConfirmed = true } = {}) {
  const asha = await signUp()
  let code = ''
  let waits = 0
  const token = await signInDevice({
    baseUrl,
    about,
    signal: AbortSignal.timeout(30_000),
    onCode: ({ user_code }) => {
      code = user_code
    },
    async sleep(ms) {
      advance(ms)
      if (++waits === 2) await decide(asha, code, isConfirmed)
    },
  })
  return { asha, token, waits }
}

const codeOf = (request: Promise<unknown>) =>
  request.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )

test('a client signs in by a code, works, exchanges its token, and notices a theft', async () => {
  const { token, waits } = await signIn()
  expect(waits).toBe(2)
  let signedOut = 0
  const httpWith = (key: string) =>
    createHttp({ baseUrl, token: () => key, onSignedOut: () => signedOut++ })
  const read = (key: string) => codeOf(httpWith(key).fetchJson('GET', '/live', (body) => body))
  expect(await read(token)).toBe('done')

  const next = await exchangeToken({ baseUrl }, token)
  expect(await read(next)).toBe('done')
  expect(signedOut).toBe(0)
  expect(await read(token)).toBe('device_ended')
  expect(await read(next)).toBe('device_ended')
  expect(signedOut).toBe(2)
  expect(await codeOf(exchangeToken({ baseUrl }, next))).toBe('device_ended')
})

test('a client hears within five seconds that its user has ended it', async () => {
  const { asha, token } = await signIn()
  let ends = 0
  const http = createHttp({ baseUrl, token: () => token, onSignedOut: () => ends++ })
  const read = () => http.fetchJson('GET', '/devices/current', (body) => body)
  onTestFinished(createAnnouncements(http).watch('log-in-session', read))
  const [{ id }] = (await asha.get('/devices')).json()
  await asha.delete(`/devices/${id}`)
  await expect.poll(() => ends, { timeout: 5000 }).toBeGreaterThan(0)
})

test('a client that its user keeps out is told so', async () => {
  expect(await codeOf(signIn({ isConfirmed: false }))).toBe('access_denied')
})
