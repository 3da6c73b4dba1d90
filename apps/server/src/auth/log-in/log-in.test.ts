import { expect, test } from 'vitest'
import { PASSWORD, startApp } from '../../../test/app.ts'
import { newEmail } from '../../../test/browser.ts'

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000]
const { app, browser, signUp, advance } = await startApp()

const logIn = (email: string, password = PASSWORD) =>
  browser().post('/auth/log-in', { email, password })

test('the right password opens a session, whatever the case of the address', async () => {
  const { email, id } = await signUp()
  const tab = browser()
  const answer = await tab.post('/auth/log-in', { email: email.toUpperCase(), password: PASSWORD })
  expect([answer.statusCode, answer.json().user.id]).toEqual([200, id])
  expect((await tab.get('/auth/session')).json().session.user.id).toBe(id)
})

test('the session cookie is HttpOnly and SameSite=Lax', async () => {
  const { email } = await signUp()
  const cookies = [(await logIn(email)).headers['set-cookie']].flat()
  const session = cookies.find((cookie) => cookie?.startsWith('sightline.session_token='))
  expect(session).toMatch(/HttpOnly/i)
  expect(session).toMatch(/SameSite=Lax/i)
  expect(session).toMatch(/Path=\//)
})

test('a wrong password and an unknown address get the same response', async () => {
  const { email } = await signUp()
  const answers = [await logIn(email, 'wrong password'), await logIn(newEmail())]
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      401,
      'wrong_credentials',
      'Invalid login credentials',
    ])
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
})

test.each([
  ['', PASSWORD],
  ['a@example.com', ''],
])('rejects an empty address or password', async (email, password) => {
  const answer = await logIn(email, password)
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'Email and password are required.',
  ])
})

test('ten failed log-ins lock an account for fifteen minutes, whatever client they come from', async () => {
  const { email } = await signUp()
  // Each from a browser of its own, and at once: parallel guesses count too.
  const guesses = await Promise.all(Array.from({ length: 12 }, () => logIn(email, 'guess')))
  expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  const delayed = await logIn(email)
  expect(delayed.statusCode).toBe(429)
  expect(Number(delayed.headers['retry-after'])).toBeGreaterThan(14 * 60)
  advance(14 * MINUTE_MS)
  expect((await logIn(email)).statusCode).toBe(429)
  advance(2 * MINUTE_MS)
  expect((await logIn(email)).statusCode).toBe(200)
})

test('successful log-ins never lock an account', async () => {
  const { email } = await signUp()
  for (let round = 0; round < 12; round++) expect((await logIn(email)).statusCode).toBe(200)
})

test('limits a client to ten log-ins a minute', async () => {
  const tab = browser()
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries++) {
    statuses.push((await tab.post('/auth/log-in', { email: newEmail(), password: 'x' })).statusCode)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
})

test('each log-in opens a new session and ends the previous session of the browser', async () => {
  const asha = await signUp()
  const before = asha.cookies.get('sightline.session_token')
  await asha.post('/auth/log-in', { email: asha.email, password: PASSWORD })
  expect(asha.cookies.get('sightline.session_token')).not.toBe(before)
  const replay = await app.inject({
    url: '/api/auth/session',
    cookies: { 'sightline.session_token': before ?? '' },
  })
  expect(replay.json()).toEqual({ session: null })
})

test('log-out ends the session on the server, not only in the browser', async () => {
  const asha = await signUp()
  const cookie = asha.cookies.get('sightline.session_token') ?? ''
  const answer = await asha.post('/auth/log-out')
  expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([204, '"storage"'])
  expect(asha.cookies.has('sightline.session_token')).toBe(false)
  const replay = await app.inject({
    url: '/api/account/sessions',
    cookies: { 'sightline.session_token': cookie },
  })
  expect(replay.statusCode).toBe(401)
})

test('use extends a session; seven days without use end it', async () => {
  const asha = await signUp()
  for (let step = 0; step < 3; step++) {
    advance(6 * DAY_MS)
    expect((await asha.get('/auth/session')).json().session).not.toBeNull()
  }
  advance(7 * DAY_MS)
  expect((await asha.get('/auth/session')).json()).toEqual({ session: null })
})

test('a session ends thirty days after the log-in, however much it is used', async () => {
  const asha = await signUp()
  for (let step = 0; step < 5; step++) {
    advance(5.9 * DAY_MS)
    expect((await asha.get('/auth/session')).json().session).not.toBeNull()
  }
  advance(0.6 * DAY_MS)
  expect((await asha.get('/auth/session')).json()).toEqual({ session: null })
})

test('an invalid or truncated cookie is signed out', async () => {
  for (const cookie of ['', '.', 'made-up', 'made.up', `${'a'.repeat(32)}.${'b'.repeat(44)}`]) {
    const answer = await app.inject({
      url: '/api/auth/session',
      cookies: { 'sightline.session_token': cookie },
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, { session: null }])
  }
})

test('rejects a cross-site request despite its cookies', async () => {
  const asha = await signUp()
  const foreign = await asha.post('/auth/log-out', undefined, {
    headers: { origin: 'https://evil.example' },
  })
  expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'forbidden'])
  expect((await asha.get('/auth/session')).json().session).not.toBeNull()
})
