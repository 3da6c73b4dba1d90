import { expect, test } from 'vitest'
import { PASSWORD, startApp } from '../../test/app.ts'
import { askForCode, decide, signInDevice } from '../../test/devices.ts'
import { hashToken } from '../auth/public.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { devices, deviceTokens } from './table.ts'

const { app, db, signUp, browser, advance, tick, mailTo } = await startApp()

const codeOf = (answer: { statusCode: number; json(): { code: string } }) => [
  answer.statusCode,
  answer.json().code,
]

test('a helper is signed in by its code, and its user is told', async () => {
  const asha = await signUp()
  const { program, codes, poll } = await askForCode(app)
  expect(codes).toEqual({
    device_code: expect.stringMatching(/^[\w-]{43}$/),
    user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
    verification_uri: 'http://127.0.0.1:3000/home/device',
    expires_in: 600,
    interval: 5,
  })
  expect(codeOf(await poll())).toEqual([400, 'authorization_pending'])
  const typed = ` ${codes.user_code.toLowerCase().replace('-', ' ')}`
  const claimed = await asha.post('/devices/authorizations/claim', { user_code: typed })
  expect(claimed.json()).toMatchObject({
    kind: 'helper',
    name: 'Sightline on study',
    system: 'Debian 13',
    address: program.address,
  })
  await asha.post(`/devices/authorizations/${claimed.json().id}/decision`, { is_confirmed: true })
  const answer = (await poll()).json()
  expect(answer).toEqual({
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    token_type: 'Bearer',
    scope: 'live',
  })
  expect(codeOf(await poll())).toEqual([400, 'expired_token'])
  const listed = (await asha.get('/devices')).json()
  expect(listed).toMatchObject([{ kind: 'helper', name: 'Sightline on study', scopes: ['live'] }])
  await tick()
  const [mail] = await mailTo(asha.email)
  expect(mail).toMatchObject({
    subject: 'A new device was signed in to Sightline',
    text: expect.stringContaining(`Sightline on study (Debian 13)`),
  })
  expect(mail?.text).toContain(program.address)
})

test('a device that was denied, or asks too often, or too late, is told so', async () => {
  const asha = await signUp()
  const denied = await askForCode(app)
  expect((await decide(asha, denied.codes.user_code, false)).statusCode).toBe(204)
  expect(codeOf(await denied.poll())).toEqual([400, 'access_denied'])
  expect(codeOf(await denied.poll())).toEqual([400, 'expired_token'])

  const hasty = await askForCode(app)
  await hasty.poll()
  expect(codeOf(await hasty.poll())).toEqual([400, 'slow_down'])
  advance(6000)
  expect(codeOf(await hasty.poll())).toEqual([400, 'slow_down'])
  advance(16_000)
  expect(codeOf(await hasty.poll())).toEqual([400, 'authorization_pending'])

  const late = await askForCode(app)
  const claim = { user_code: late.codes.user_code }
  const { id } = (await asha.post('/devices/authorizations/claim', claim)).json()
  advance(601_000)
  expect(codeOf(await late.poll())).toEqual([400, 'expired_token'])
  const decided = await asha.post(`/devices/authorizations/${id}/decision`, { is_confirmed: true })
  expect(codeOf(decided)).toEqual([404, 'not_found'])
  expect((await asha.get('/devices')).json()).toEqual([])
})

test('a code that is wrong, expired, used or another user’s gets one answer', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  const [late, used, taken] = [await askForCode(app), await askForCode(app), await askForCode(app)]
  await ravi.post('/devices/authorizations/claim', { user_code: taken.codes.user_code })
  await decide(asha, used.codes.user_code)
  const claim = (user_code: string) => asha.post('/devices/authorizations/claim', { user_code })
  const withoutId = ({ body }: { body: string }) => ({ ...JSON.parse(body), requestId: '' })
  const answers = [
    await claim('BCDF-GHJK'),
    await claim('no code at all'),
    await claim(used.codes.user_code),
    await claim(taken.codes.user_code),
  ].map(withoutId)
  advance(601_000)
  answers.push(withoutId(await claim(late.codes.user_code)))
  expect(answers[0]).toMatchObject({ code: 'wrong_device_code', field: 'user_code' })
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('a device asks whether its code was confirmed with its own secret alone', async () => {
  const asha = await signUp()
  const { codes } = await askForCode(app)
  await decide(asha, codes.user_code)
  const guessed = await browser().post('/devices/authorizations/token', {
    device_code: codes.user_code,
  })
  expect(codeOf(guessed)).toEqual([400, 'expired_token'])
})

test('a token is stored only as its hash', async () => {
  const asha = await signUp()
  const { token } = await signInDevice(app, asha)
  const [tokens, rows] = [await db.select().from(deviceTokens), await db.select().from(devices)]
  expect(JSON.stringify([tokens, rows])).not.toContain(token)
  expect(tokens).toContainEqual(expect.objectContaining({ hash: hashToken(token) }))
})

test('a token is exchanged at each start, and a lost reply locks nobody out', async () => {
  const device = await signInDevice(app, await signUp())
  const exchange = async (token?: string) =>
    (await device.send('POST', '/devices/token', token ? { token } : {})).json().access_token
  const lost = await exchange()
  const next = await exchange()
  expect((await device.send('GET', '/live')).statusCode).toBe(200)
  expect((await device.send('GET', '/live', { token: next })).statusCode).toBe(200)
  expect(codeOf(await device.send('GET', '/live', { token: lost }))).toEqual([
    401,
    'unauthenticated',
  ])
  const third = await exchange(next)
  expect((await device.send('GET', '/live', { token: third })).statusCode).toBe(200)
})

test('an old token that comes back ends the device and is reported by mail', async () => {
  const asha = await signUp()
  const device = await signInDevice(app, asha)
  let token = device.token
  for (let start = 0; start < 3; start++) {
    token = (await device.send('POST', '/devices/token', { token })).json().access_token
    expect((await device.send('GET', '/live', { token })).statusCode).toBe(200)
  }
  const stolen = await device.send('GET', '/live')
  expect(codeOf(stolen)).toEqual([401, 'device_ended'])
  expect(stolen.json().message).toContain('an old key of it was used again')
  expect(codeOf(await device.send('GET', '/live', { token }))).toEqual([401, 'device_ended'])
  expect((await asha.get('/devices')).json()).toEqual([])
  await device.send('GET', '/live')
  await tick()
  const subjects = (await mailTo(asha.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('to protect your account'))).toHaveLength(1)
})

test('ninety days without use end a device, and use keeps it', async () => {
  const asha = await signUp()
  const device = await signInDevice(app, asha)
  for (let step = 0; step < 3; step++) {
    advance(80 * DAY_MS)
    expect((await device.send('GET', '/live')).statusCode).toBe(200)
  }
  advance(90 * DAY_MS)
  expect(codeOf(await device.send('GET', '/live'))).toEqual([401, 'device_ended'])
  await tick()
  expect(codeOf(await device.send('GET', '/live'))).toEqual([401, 'device_ended'])
  advance(91 * DAY_MS)
  await tick()
  expect(codeOf(await device.send('GET', '/live'))).toEqual([401, 'unauthenticated'])
})

test('the last use is written once an hour', async () => {
  const asha = await signUp()
  const device = await signInDevice(app, asha)
  const lastUsed = async () => {
    await asha.post('/auth/log-in', { email: asha.email, password: PASSWORD })
    return Date.parse((await asha.get('/devices')).json()[0].lastUsedAt)
  }
  const first = await lastUsed()
  advance(HOUR_MS / 2)
  await device.send('GET', '/live')
  expect(await lastUsed()).toBe(first)
  advance(HOUR_MS / 2)
  await device.send('GET', '/live')
  expect(await lastUsed()).toBeGreaterThanOrEqual(first + HOUR_MS)
})

test('a device is ended by its user or by itself, and by nobody else', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  const device = await signInDevice(app, asha)
  const other = await signInDevice(app, asha)
  for (const id of [device.id, 'not-an-id', crypto.randomUUID()])
    expect((await ravi.delete(`/devices/${id}`)).statusCode).toBe(404)
  expect((await asha.delete(`/devices/${device.id}`)).statusCode).toBe(204)
  expect((await asha.delete(`/devices/${device.id}`)).statusCode).toBe(404)
  expect(codeOf(await device.send('GET', '/live'))).toEqual([401, 'device_ended'])
  expect((await other.send('DELETE', '/devices/current')).statusCode).toBe(204)
  expect(codeOf(await other.send('GET', '/live'))).toEqual([401, 'device_ended'])
})

test('a change of password ends devices unless its user keeps them; a reset ends them', async () => {
  const asha = await signUp()
  const device = await signInDevice(app, asha)
  const change = (current_password: string, password: string, more = {}) =>
    asha.post('/account/password', { current_password, password, ...more })
  await change(PASSWORD, 'battery staple', { ends_devices: false })
  expect((await device.send('GET', '/live')).statusCode).toBe(200)
  await change('battery staple', PASSWORD)
  expect(codeOf(await device.send('GET', '/live'))).toEqual([401, 'device_ended'])

  const another = await signInDevice(app, asha)
  advance(HOUR_MS)
  await browser().post('/auth/forgot-password', { email: asha.email })
  await tick()
  const mail = (await mailTo(asha.email)).find(({ subject }) => subject.startsWith('Set a new'))
  const tokens = Object.fromEntries(
    new URLSearchParams(mail?.text.match(/reset-password#(\S+)/)?.[1]),
  )
  const tab = browser()
  await tab.post('/auth/recovery', tokens)
  expect((await tab.post('/auth/new-password', { password: 'battery staple' })).statusCode).toBe(
    204,
  )
  expect(codeOf(await another.send('GET', '/live'))).toEqual([401, 'device_ended'])
})

test('the log-out of a browser ends no device', async () => {
  const asha = await signUp()
  const device = await signInDevice(app, asha)
  await asha.post('/auth/log-out')
  expect((await device.send('GET', '/live')).statusCode).toBe(200)
})

test('a helper reads its account, its credits and the names of contexts, and no more', async () => {
  const asha = await signUp()
  const job = { title: 'Engineer', text: 'You know PostgreSQL.' }
  const { id } = (await asha.post('/context/job-descriptions', job)).json()
  const device = await signInDevice(app, asha)
  expect((await device.send('GET', '/devices/current')).json()).toEqual({
    device: expect.objectContaining({ id: device.id, name: 'Sightline on study' }),
    email: asha.email,
    credits: { balance: 0, isTrialUnused: true },
    contexts: { hasResume: false, jobDescriptions: [{ id, title: 'Engineer' }], stories: [] },
  })
})

test('an account has twenty devices at most', async () => {
  const asha = await signUp()
  await db.execute(`insert into devices (id, owner_id, kind, name, system, scopes, generation, created_at, last_used_at)
    select gen_random_uuid(), '${asha.id}', 'helper', 'a', 'b', '{live}', 1, now(), now() from generate_series(1, 20)`)
  const { codes, poll } = await askForCode(app)
  await decide(asha, codes.user_code)
  expect(codeOf(await poll())).toEqual([409, 'no_room'])
})
