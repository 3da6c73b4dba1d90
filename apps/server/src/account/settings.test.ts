import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { PASSWORD, startApp } from '../../test/app.ts'
import { deviceName } from '../auth/log-in/device-name.ts'

const { signUp, browser, setStandIn, advance } = await startApp()

test('saves a new name and shows it in the session', async () => {
  const asha = await signUp()
  const saved = await asha.patch('/account', { full_name: '  Asha Rao ' })
  expect(saved.json().user.user_metadata.full_name).toBe('Asha Rao')
  expect((await asha.get('/auth/session')).json().session.user.user_metadata.full_name).toBe(
    'Asha Rao',
  )
})

test('rejects an empty name and keeps the old name', async () => {
  const asha = await signUp()
  for (const full_name of ['   ', '\u200b\u2060', '\u3164']) {
    const refused = await asha.patch('/account', { full_name })
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'full_name'])
  }
  expect((await asha.get('/auth/session')).json().session.user.user_metadata.full_name).toBe(
    asha.email.split('@')[0],
  )
})

test('lists the sessions of the account and ends a session', async () => {
  const laptop = await signUp()
  const phone = browser()
  await phone.post('/auth/log-in', { email: laptop.email, password: PASSWORD })

  const devices = (await laptop.get('/account/sessions')).json()
  expect(devices).toHaveLength(2)
  expect(devices).toContainEqual({
    id: expect.any(String),
    device: 'Chrome on Linux',
    address: phone.address,
    signedInAt: expect.any(String),
    lastSeenAt: expect.any(String),
    isCurrent: false,
  })

  const other = devices.find((device: { isCurrent: boolean }) => !device.isCurrent)
  expect((await laptop.delete(`/account/sessions/${other.id}`)).statusCode).toBe(204)
  expect((await phone.get('/auth/session')).json()).toEqual({ session: null })
  expect((await laptop.get('/account/sessions')).json()).toHaveLength(1)
  expect((await laptop.delete(`/account/sessions/${other.id}`)).json().code).toBe('not_found')
})

test('another user’s session returns 404 and stays open', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  const [session] = (await asha.get('/account/sessions')).json()
  expect((await ravi.delete(`/account/sessions/${session.id}`)).statusCode).toBe(404)
  expect((await ravi.delete('/account/sessions/not-an-id')).statusCode).toBe(404)
  expect((await asha.get('/auth/session')).json().session.user.id).toBe(asha.id)
})

test('store-session accepts only the id of the signed-in user', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  const record = { ip_address: '203.0.113.7', user_agent: 'Firefox/140.0' }
  const stored = await asha.post('/store-session', { user_id: asha.id, ...record })
  expect(stored.statusCode).toBe(204)
  for (const user_id of [ravi.id, randomUUID()]) {
    expect((await asha.post('/store-session', { user_id, ...record })).json().code).toBe(
      'forbidden',
    )
  }
  const signedOut = await browser().post('/store-session', { user_id: asha.id, ...record })
  expect(signedOut.statusCode).toBe(401)
})

test('the recorded address is the observed one, whatever the browser claims', async () => {
  const asha = await signUp()
  await asha.post('/store-session', {
    user_id: asha.id,
    ip_address: '8.8.8.8',
    user_agent: 'Firefox/140.0',
  })
  const [session] = (await asha.get('/account/sessions')).json()
  expect(session.address).toBe(asha.address)
})

test('a request updates the last-seen time', async () => {
  const asha = await signUp()
  const [before] = (await asha.get('/account/sessions')).json()
  advance(5 * 60_000)
  const [after] = (await asha.get('/account/sessions')).json()
  expect(Date.parse(after.lastSeenAt) - Date.parse(before.lastSeenAt)).toBeGreaterThanOrEqual(
    5 * 60_000,
  )
})

test('returns a public address as observed and looks up a private address', async () => {
  const asha = await signUp()
  const ask = (remoteAddress: string) =>
    asha.get('/ip', { remoteAddress, cookies: Object.fromEntries(asha.cookies) })
  expect((await ask('8.8.4.4')).json()).toEqual({ ip: '8.8.4.4' })
  expect((await ask('192.168.1.20')).json()).toEqual({ ip: '203.0.113.7' })
  expect((await ask('::1')).json()).toEqual({ ip: '203.0.113.7' })
})

test.each(['fail', 'wrong', 'stall'] as const)(
  'an address look-up that answers "%s" returns an error in time',
  async (mode) => {
    const asha = await signUp()
    await setStandIn('ip', mode)
    const answer = await asha.get('/ip', {
      remoteAddress: '127.0.0.1',
      cookies: Object.fromEntries(asha.cookies),
    })
    await setStandIn('ip', 'ok')
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'upstream_failed'])
  },
)

test('names a device by browser and system', () => {
  expect(
    deviceName(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
    ),
  ).toBe('Safari on iPhone')
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) Chrome/156.0 Safari/537.36 Edg/156.0')).toBe(
    'Edge on Windows',
  )
  expect(deviceName('curl/8.0')).toBe('Unknown device')
})
