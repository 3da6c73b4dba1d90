// Longer than other files: the steps of one sign-up share their helpers.
import { expect, test } from 'vitest'
import { PASSWORD, startApp } from '../../../test/app.ts'
import { newEmail } from '../../../test/browser.ts'

const MINUTE_MS = 60_000
const { app, browser, signUp, codeFor, mailTo, advance, setStandIn } = await startApp()

/** A sign-up under way in its own browser. */
async function begin(email = newEmail(), password = PASSWORD) {
  const tab = browser()
  const started = await tab.post('/auth/sign-up', { email, password })
  return {
    tab,
    email,
    started,
    verify: (token: string) => tab.post('/auth/verify', { email, token, type: 'signup' }),
  }
}

const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0')

test('the mailed code creates a user and signs the user in', async () => {
  const { email, started, verify, tab } = await begin()
  expect(started.json()).toEqual({
    session: null,
    user: { email, identities: [{ id: 'pending', provider: 'email' }] },
  })
  expect((await tab.get('/auth/session')).json()).toEqual({ session: null })

  const verified = await verify(await codeFor(email))

  expect(verified.statusCode).toBe(200)
  const { user } = verified.json()
  expect(user).toEqual({
    id: expect.any(String),
    email,
    identities: [{ id: expect.any(String), provider: 'email' }],
    user_metadata: { full_name: email.split('@')[0], avatar_url: null },
  })
  expect((await tab.get('/auth/session')).json().session.user).toEqual(user)
})

test('addresses are compared without case', async () => {
  const name = newEmail()
  await signUp(name)
  const { started } = await begin(name.toUpperCase())
  expect(started.json().user.identities).toEqual([])
})

test('a registered address gets an empty identities list and no mail', async () => {
  const { email } = await signUp()
  const mails = (await mailTo(email)).length
  const { started, tab } = await begin(email)
  expect([started.statusCode, started.json().user.identities]).toEqual([200, []])
  expect(tab.cookies.size).toBe(0)
  expect(await mailTo(email)).toHaveLength(mails)
})

test('registering a stranger’s address first gives no access when the stranger signs up', async () => {
  const email = newEmail()
  const attacker = await begin(email, 'the attacker knows this')
  advance(2 * MINUTE_MS)
  const owner = await begin(email, 'only the owner knows')

  expect((await owner.verify(await codeFor(email))).statusCode).toBe(200)

  const logIn = (password: string) => browser().post('/auth/log-in', { email, password })
  expect((await logIn('the attacker knows this')).statusCode).toBe(401)
  expect((await logIn('only the owner knows')).statusCode).toBe(200)
  expect((await attacker.verify(await codeFor(email))).json().code).toBe('wrong_code')
  expect((await attacker.tab.get('/auth/session')).json()).toEqual({ session: null })
})

test('the owner’s code does not work in the attacker’s browser', async () => {
  const email = newEmail()
  const attacker = await begin(email, 'the attacker knows this')
  advance(2 * MINUTE_MS)
  await begin(email, 'only the owner knows')
  expect((await attacker.verify(await codeFor(email))).json().code).toBe('wrong_code')
})

test('rejects a code in a browser without the sign-up, and still takes it in the one with the sign-up', async () => {
  const { email, verify } = await begin()
  const other = browser()
  const token = await codeFor(email)
  const elsewhere = await other.post('/auth/verify', { email, token, type: 'signup' })
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([400, 'other_browser'])
  expect((await other.get('/auth/session')).json()).toEqual({ session: null })
  expect((await verify(token)).statusCode).toBe(200)
})

test('after five wrong codes the right code is rejected too', async () => {
  const { email, verify } = await begin()
  const code = await codeFor(email)
  for (let guess = 0; guess < 5; guess++)
    expect((await verify(wrongCode(code))).json().code).toBe('wrong_code')
  advance(MINUTE_MS)
  const late = await verify(code)
  expect([late.statusCode, late.json().message]).toEqual([
    400,
    'Invalid or expired OTP. Please try again.',
  ])
})

test('parallel guesses share five tries', async () => {
  const { email, tab } = await begin()
  const code = await codeFor(email)
  // From many addresses, since one would be slowed down.
  const guesses = Array.from({ length: 14 }, (_, index) =>
    tab.post(
      '/auth/verify',
      { email, token: wrongCode(code), type: 'signup' },
      { remoteAddress: `203.0.113.${index}`, cookies: Object.fromEntries(tab.cookies) },
    ),
  )
  await Promise.all(guesses)
  const last = await tab.post(
    '/auth/verify',
    { email, token: code, type: 'signup' },
    { cookies: Object.fromEntries(tab.cookies) },
  )
  expect(last.json().code).toBe('wrong_code')
})

test('restarting the sign-up does not give unlimited guesses', async () => {
  const email = newEmail()
  const answers: string[] = []
  for (let round = 0; round < 8; round++) {
    const { verify, started } = await begin(email)
    expect(started.statusCode).toBe(round < 5 ? 200 : 429)
    const code = await codeFor(email)
    for (let guess = 0; guess < 5; guess++)
      answers.push((await verify(wrongCode(code))).json().code)
    // The code of the latest mail belongs to another browser.
    if (round >= 5) expect((await verify(code)).statusCode).not.toBe(200)
    advance(2 * MINUTE_MS)
  }
  // Five mails with five tries each; a sign-up without a mail has no tries.
  expect(answers.slice(0, 25)).toEqual(Array(25).fill('wrong_code'))
  expect(answers.slice(25)).toEqual(Array(15).fill('wrong_code'))
})

test('a code is valid for ten minutes', async () => {
  const { email, verify } = await begin()
  const code = await codeFor(email)
  advance(10 * MINUTE_MS)
  expect((await verify(code)).json().code).toBe('wrong_code')
})

test('a code works once, even with parallel requests', async () => {
  const { email, verify } = await begin()
  const code = await codeFor(email)
  const statuses = (await Promise.all([verify(code), verify(code)])).map(
    (answer) => answer.statusCode,
  )
  expect(statuses.sort()).toEqual([200, 400])
})

test('a new code invalidates the old code, and used tries stay used', async () => {
  const { email, tab, verify } = await begin()
  const first = await codeFor(email)
  await verify(wrongCode(first))
  advance(2 * MINUTE_MS)
  expect((await tab.post('/auth/resend', { email })).statusCode).toBe(204)
  const second = await codeFor(email)
  expect((await verify(first)).json().code).toBe('wrong_code')
  for (let guess = 0; guess < 2; guess++) await verify(wrongCode(second))
  advance(MINUTE_MS)
  await verify(wrongCode(second))
  expect((await verify(second)).json().code).toBe('wrong_code')
})

test('limits an address to one mail a minute and five an hour', async () => {
  const email = newEmail()
  const statuses: number[] = []
  for (let mail = 0; mail < 6; mail++) {
    statuses.push((await begin(email)).started.statusCode, (await begin(email)).started.statusCode)
    advance(MINUTE_MS + 1000)
  }
  expect(statuses).toEqual([200, 429, 200, 429, 200, 429, 200, 429, 200, 429, 429, 429])
  expect(await mailTo(email)).toHaveLength(5)
})

test('an address that another browser verified meanwhile gets no further code', async () => {
  const email = newEmail()
  const late = await begin(email)
  advance(2 * MINUTE_MS)
  await signUp(email)
  const mails = (await mailTo(email)).length
  advance(2 * MINUTE_MS)
  const answer = await late.tab.post('/auth/resend', { email })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'email_taken'])
  expect(await mailTo(email)).toHaveLength(mails)
})

test('a failing mail server leaves no pending sign-up, and the next attempt works', async () => {
  const email = newEmail()
  await setStandIn('mail', 'fail')
  const failed = await begin(email)
  expect([failed.started.statusCode, failed.started.json().code]).toEqual([502, 'upstream_failed'])
  expect(failed.tab.cookies.size).toBe(0)
  await setStandIn('mail', 'ok')
  const { verify } = await begin(email)
  expect((await verify(await codeFor(email))).statusCode).toBe(200)
})

test('mails link to the configured origin despite a forged Host header', async () => {
  const email = newEmail()
  await browser().post(
    '/auth/sign-up',
    { email, password: PASSWORD },
    {
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
      },
    },
  )
  const [mail] = await mailTo(email)
  expect(mail?.html).toContain('http://127.0.0.1:3000/auth-callback#')
  expect(`${mail?.html}${mail?.text}`).not.toContain('evil.example')
})

test('a forged X-Forwarded-For header does not evade the limit of a client', async () => {
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries++) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/log-in',
      remoteAddress: '192.0.2.66',
      headers: {
        'x-forwarded-for': `203.0.113.${tries}`,
        'x-sightline-client-address': `203.0.113.${tries}`,
      },
      payload: { email: newEmail(), password: 'whatever' },
    })
    statuses.push(answer.statusCode)
  }
  expect(statuses.slice(0, 10)).not.toContain(429)
  expect(statuses.slice(10)).toEqual([429, 429])
})

/** The token of the link in the latest mail to an address. */
async function linkTokenFor(email: string) {
  const [mail] = await mailTo(email)
  return new URLSearchParams(mail?.text.match(/#(\S+)/)?.[1]).get('token') ?? ''
}

test('wrong codes without a pending sign-up do not keep the owner from signing up', async () => {
  const email = newEmail()
  for (let guess = 0; guess < 20; guess++) {
    const answer = await browser().post('/auth/verify', { email, token: '123456', type: 'signup' })
    expect(answer.json().code).toBe('other_browser')
  }
  const { verify } = await begin(email)
  expect((await verify(await codeFor(email))).statusCode).toBe(200)
})

test('wrong codes in a stranger’s sign-ups do not keep the owner from signing up', async () => {
  const email = newEmail()
  for (let round = 0; round < 3; round++) {
    const { verify } = await begin(email)
    const code = await codeFor(email)
    for (let guess = 0; guess < 5; guess++) await verify(wrongCode(code))
    advance(2 * MINUTE_MS)
  }
  const { verify } = await begin(email)
  expect((await verify(await codeFor(email))).statusCode).toBe(200)
})

test('the owner signs up with the link of the latest mail after strangers have used up the mails', async () => {
  const email = newEmail()
  const strangers: Awaited<ReturnType<typeof begin>>[] = []
  for (let mail = 0; mail < 5; mail++) {
    strangers.push(await begin(email, 'the stranger knows this'))
    advance(MINUTE_MS + 1000)
  }
  // A stranger who starts over elsewhere does not end the link.
  await strangers.at(-1)?.tab.post('/auth/sign-up', { email: newEmail(), password: PASSWORD })
  advance(30 * MINUTE_MS)

  const owner = await begin(email, 'only the owner knows')
  expect([owner.started.statusCode, owner.started.json().message]).toEqual([
    429,
    expect.stringMatching(/open the link of the latest mail in this browser\.$/),
  ])
  expect(await mailTo(email)).toHaveLength(5)
  const verified = await owner.verify(await linkTokenFor(email))
  expect([verified.statusCode, verified.json().user?.email]).toEqual([200, email])

  const logIn = (password: string) => browser().post('/auth/log-in', { email, password })
  expect((await logIn('only the owner knows')).statusCode).toBe(200)
  expect((await logIn('the stranger knows this')).statusCode).toBe(401)
})

test('a link needs a sign-up in its browser, ends with the next mail, and lasts an hour', async () => {
  const email = newEmail()
  const { verify } = await begin(email)
  const first = await linkTokenFor(email)
  const elsewhere = await browser().post('/auth/verify', { email, token: first, type: 'signup' })
  expect(elsewhere.json().code).toBe('other_browser')
  advance(2 * MINUTE_MS)
  await begin(email)
  const second = await linkTokenFor(email)
  expect((await verify(first)).json().code).toBe('wrong_code')
  expect((await verify(`${second.slice(0, -1)}!`)).json().code).toBe('wrong_code')
  advance(60 * MINUTE_MS)
  expect((await verify(second)).json().code).toBe('wrong_code')
})
