import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { PASSWORD, startApp } from '../../../test/app.ts'
import { newEmail } from '../../../test/browser.ts'
import { queuedMails } from '../../platform/mail/table.ts'

const MINUTE_MS = 60_000
const { browser, signUp, mailTo, advance, app, db, setStandIn, tick } = await startApp()
const NEW_PASSWORD = 'a new password'
const Jobs = z.object({ rows: z.array(z.object({ state: z.string() })) })

/** Asks for a link, as a stranger would, and reads the tokens from the mail. */
async function linkFor(email: string) {
  const asked = await browser().post('/auth/forgot-password', { email })
  expect(asked.statusCode).toBe(204)
  return await expect
    .poll(
      async () =>
        (await mailTo(email)).find(({ subject }) => subject.startsWith('Set a new password'))?.text,
    )
    .toBeDefined()
    .then(async () => tokensOf((await mailTo(email))[0]?.text ?? ''))
}

function tokensOf(text: string) {
  const hash = new URLSearchParams(text.match(/reset-password#(\S+)/)?.[1])
  return {
    access_token: hash.get('access_token'),
    refresh_token: hash.get('refresh_token'),
    type: hash.get('type'),
  }
}

const logIn = (email: string, password: string) =>
  browser().post('/auth/log-in', { email, password })

/** The states of the jobs that send the queued mails of this address. */
async function sendingOf(email: string) {
  const jobs = await db.execute(sql`
    select state from pgboss.job join queued_mails on data->>'id' = queued_mails.id::text
    where recipient = ${email}`)
  return Jobs.parse(jobs).rows.map(({ state }) => state)
}

test('the mailed link sets a new password and ends every session', async () => {
  const asha = await signUp()
  const tab = browser()
  expect((await tab.post('/auth/recovery', await linkFor(asha.email))).statusCode).toBe(204)
  expect((await tab.post('/auth/new-password', { password: NEW_PASSWORD })).statusCode).toBe(204)
  expect((await asha.get('/auth/session')).json()).toEqual({ session: null })
  expect((await logIn(asha.email, PASSWORD)).statusCode).toBe(401)
  expect((await logIn(asha.email, NEW_PASSWORD)).statusCode).toBe(200)
})

test('an opened recovery is not a session', async () => {
  const { email } = await signUp()
  const tab = browser()
  await tab.post('/auth/recovery', await linkFor(email))
  expect((await tab.get('/auth/session')).json()).toEqual({ session: null })
  expect((await tab.get('/account/sessions')).statusCode).toBe(401)
  expect((await tab.patch('/account', { full_name: 'Mallory' })).statusCode).toBe(401)
})

test('a link that programs open before and after its owner sets one password, and ends', async () => {
  const { email } = await signUp()
  const tokens = await linkFor(email)
  const [owner, scanner] = [browser(), browser()]
  for (const tab of [scanner, owner, scanner, browser()])
    expect((await tab.post('/auth/recovery', tokens)).statusCode).toBe(204)
  expect((await owner.post('/auth/new-password', { password: NEW_PASSWORD })).statusCode).toBe(204)
  const late = await scanner.post('/auth/new-password', { password: 'another password' })
  expect(late.json().code).toBe('wrong_token')
  expect((await browser().post('/auth/recovery', tokens)).json().code).toBe('wrong_token')
  expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(200)
})

test('a recovery sets one password, even with parallel requests', async () => {
  const { email } = await signUp()
  const tab = browser()
  await tab.post('/auth/recovery', await linkFor(email))
  const answers = await Promise.all(
    ['first password', 'second password'].map((password) =>
      tab.post('/auth/new-password', { password }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400])
})

test('a link is valid for an hour, however often and late it is opened', async () => {
  const { email } = await signUp()
  const tokens = await linkFor(email)
  advance(60 * MINUTE_MS)
  expect((await browser().post('/auth/recovery', tokens)).json().code).toBe('wrong_token')

  const tab = browser()
  const later = await linkFor((await signUp()).email)
  await tab.post('/auth/recovery', later)
  advance(50 * MINUTE_MS)
  const opened = await tab.post('/auth/recovery', later)
  expect(opened.cookies.find(({ name }) => name.endsWith('recovery'))?.maxAge).toBe(15 * 60)
  advance(10 * MINUTE_MS)
  expect((await tab.post('/auth/new-password', { password: NEW_PASSWORD })).json()).toMatchObject({
    code: 'wrong_token',
    message: 'This recovery has ended. Please request a new password reset link.',
  })
})

test.each(['access_token', 'refresh_token'])(
  'a link with a wrong %s opens nothing',
  async (name) => {
    const { email } = await signUp()
    const tokens = await linkFor(email)
    expect(
      (await browser().post('/auth/recovery', { ...tokens, [name]: 'made up' })).json().code,
    ).toBe('wrong_token')
  },
)

test('a short password is rejected and the recovery stays open', async () => {
  const { email } = await signUp()
  const tab = browser()
  await tab.post('/auth/recovery', await linkFor(email))
  const refused = await tab.post('/auth/new-password', { password: '12345' })
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    'Password must be at least 6 characters.',
  ])
  expect((await tab.post('/auth/new-password', { password: NEW_PASSWORD })).statusCode).toBe(204)
})

test('an unknown address gets the same response and no mail', async () => {
  const email = newEmail()
  const answer = await browser().post('/auth/forgot-password', { email })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  const again = await browser().post('/auth/forgot-password', { email })
  const { email: known } = await signUp()
  await browser().post('/auth/forgot-password', { email: known })
  const knownAgain = await browser().post('/auth/forgot-password', { email: known })
  expect(again.json()).toEqual({ ...knownAgain.json(), requestId: again.json().requestId })
  expect(await mailTo(email)).toEqual([])
})

test('the response does not wait for the mail server', async () => {
  const { email } = await signUp()
  await setStandIn('mail', 'stall')
  expect((await browser().post('/auth/forgot-password', { email })).statusCode).toBe(204)
  await setStandIn('mail', 'ok')
})

test.each(['fail', 'stall'] as const)(
  'a mail server told to %s delays the mail, but does not lose it',
  async (mode) => {
    const { email } = await signUp()
    await setStandIn('mail', mode)
    expect((await browser().post('/auth/forgot-password', { email })).statusCode).toBe(204)
    const isRecovery = ({ subject }: { subject: string }) =>
      subject.startsWith('Set a new password')
    await expect.poll(() => sendingOf(email), { timeout: 15_000 }).toEqual(['retry'])
    expect((await mailTo(email)).some(isRecovery)).toBe(false)
    await setStandIn('mail', 'ok')
    advance(2 * MINUTE_MS)
    await tick()
    const mails = async () => (await mailTo(email)).filter(isRecovery)
    // A stalled mail server may have taken the mail of the first attempt, too.
    await expect
      .poll(async () => (await mails()).length, { timeout: 15_000 })
      .toBeGreaterThanOrEqual(1)
    expect(
      (await browser().post('/auth/recovery', tokensOf((await mails())[0]?.text ?? ''))).statusCode,
    ).toBe(204)
  },
)

test('the queue of mails holds no token that opens a recovery', async () => {
  const { email } = await signUp()
  const tokens = await linkFor(email)
  const rows = JSON.stringify(
    await db.select().from(queuedMails).where(eq(queuedMails.recipient, email)),
  )
  expect(rows).toContain('reset-password#')
  for (const token of [tokens.access_token, tokens.refresh_token]) {
    expect(token).toHaveLength(43)
    expect(rows).not.toContain(token)
  }
})

test('a recovery mail is not sent once its link has expired', async () => {
  const { email } = await signUp()
  await setStandIn('mail', 'fail')
  await browser().post('/auth/forgot-password', { email })
  await expect.poll(() => sendingOf(email)).toEqual(['retry'])
  await setStandIn('mail', 'ok')
  advance(61 * MINUTE_MS)
  await tick()
  expect(await sendingOf(email)).toEqual(['completed'])
  expect(
    (await mailTo(email))
      .map(({ subject }) => subject)
      .filter((subject) => subject.startsWith('Set')),
  ).toEqual([])
})

test('a new password unlocks an account after failed log-ins', async () => {
  const { email } = await signUp()
  for (let guess = 0; guess < 10; guess++) await logIn(email, 'guess')
  expect((await logIn(email, PASSWORD)).statusCode).toBe(429)
  const tab = browser()
  await tab.post('/auth/recovery', await linkFor(email))
  await tab.post('/auth/new-password', { password: NEW_PASSWORD })
  expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(200)
})

test('sets no password without an open recovery', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/new-password',
    payload: { password: NEW_PASSWORD },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'wrong_token'])
})
