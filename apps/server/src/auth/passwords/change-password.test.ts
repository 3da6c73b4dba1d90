import { PASSWORD_WEAKNESSES } from '@sightline/contracts/auth/weak-passwords'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PASSWORD, startApp } from '../../../test/app.ts'
import { newEmail } from '../../../test/browser.ts'
import { accounts } from '../table.ts'
import { hashPassword } from './passwords.ts'

const NEW_PASSWORD = 'battery staple'
const { browser, signUp, db, mailTo, tick, env } = await startApp()

const logIn = (email: string, password: string) =>
  browser().post('/auth/log-in', { email, password })

test('a new password replaces the old one, ends the other sessions, and is reported by mail', async () => {
  const asha = await signUp()
  const phone = browser()
  await phone.post('/auth/log-in', { email: asha.email, password: PASSWORD })
  const changed = await asha.post('/account/password', {
    current_password: PASSWORD,
    password: NEW_PASSWORD,
  })
  expect(changed.statusCode).toBe(204)
  expect((await phone.get('/auth/session')).json()).toEqual({ session: null })
  expect((await asha.get('/auth/session')).json().session.user.id).toBe(asha.id)
  expect((await logIn(asha.email, PASSWORD)).statusCode).toBe(401)
  expect((await logIn(asha.email, NEW_PASSWORD)).statusCode).toBe(200)
  await tick()
  expect((await mailTo(asha.email)).map(({ subject }) => subject)).toContain(
    'Your Sightline password was changed',
  )
})

test('a change needs the present password, and a session allows ten wrong ones', async () => {
  const asha = await signUp()
  for (let guess = 0; guess < 10; guess++) {
    const refused = await asha.post('/account/password', {
      current_password: 'guess',
      password: NEW_PASSWORD,
    })
    expect([refused.statusCode, refused.json().field]).toEqual([401, 'current_password'])
  }
  const delayed = await asha.post('/account/password', {
    current_password: PASSWORD,
    password: NEW_PASSWORD,
  })
  expect(delayed.statusCode).toBe(429)
  expect((await logIn(asha.email, PASSWORD)).statusCode).toBe(200)
})

test('a user without a password is told to ask for a mail', async () => {
  const asha = await signUp()
  await db
    .update(accounts)
    .set({ providerId: 'google', password: null })
    .where(eq(accounts.userId, asha.id))
  const refused = await asha.post('/account/password', {
    current_password: 'x',
    password: NEW_PASSWORD,
  })
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Your account has no password yet. Ask for a mail to set one.',
  ])
})

const COMMON = 'This password is among the most common ones. Please choose another.'

test.each([
  ['Password', COMMON],
  ['iloveyou', COMMON],
  ['aaaaaa', PASSWORD_WEAKNESSES.pattern],
  ['qwertyuiop', PASSWORD_WEAKNESSES.pattern],
  ['      ', PASSWORD_WEAKNESSES.blank],
  ['Sightline1', PASSWORD_WEAKNESSES.product],
])('refuses the weak password %j everywhere', async (password, message) => {
  const email = newEmail()
  const signedUp = await browser().post('/auth/sign-up', { email, password })
  expect([signedUp.statusCode, signedUp.json()]).toEqual([
    400,
    expect.objectContaining({ message, field: 'password' }),
  ])
  expect(await mailTo(email)).toEqual([])
  const asha = await signUp()
  const changed = await asha.post('/account/password', { current_password: PASSWORD, password })
  expect([changed.statusCode, changed.json().message]).toEqual([400, message])

  await browser().post('/auth/forgot-password', { email: asha.email })
  const link = await recoveryLink(asha.email)
  const tab = browser()
  await tab.post('/auth/recovery', Object.fromEntries(link))
  const reset = await tab.post('/auth/new-password', { password })
  expect([reset.statusCode, reset.json().message]).toEqual([400, message])
  // The recovery stays open for another password.
  expect((await tab.post('/auth/new-password', { password: NEW_PASSWORD })).statusCode).toBe(204)
  expect((await logIn(asha.email, NEW_PASSWORD)).statusCode).toBe(200)
})

async function recoveryLink(email: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const hash = (await mailTo(email))[0]?.text.match(/reset-password#(\S+)/)?.[1]
    if (hash) return new URLSearchParams(hash)
    await tick()
  }
  throw new Error(`No recovery mail to ${email}`)
}

test('refuses the name of the account as a password', async () => {
  const asha = await signUp()
  await asha.patch('/account', { full_name: 'Asha Rao' })
  for (const password of ['asha rao', 'Asha1990']) {
    const changed = await asha.post('/account/password', { current_password: PASSWORD, password })
    expect([changed.statusCode, changed.json().message]).toEqual([400, PASSWORD_WEAKNESSES.own])
  }
})

test('refuses the address and its first part as a password', async () => {
  const email = newEmail()
  for (const password of [email, email.toUpperCase(), email.replace(/@.*/, '')]) {
    const answer = await browser().post('/auth/sign-up', { email, password })
    expect([answer.statusCode, answer.json().message]).toEqual([400, PASSWORD_WEAKNESSES.own])
  }
})

test('a hash with older parameters still logs in, and the log-in renews it', async () => {
  const asha = await signUp()
  const isCredential = and(eq(accounts.userId, asha.id), eq(accounts.providerId, 'credential'))
  const older = await hashPassword(PASSWORD, 11)
  await db.update(accounts).set({ password: older }).where(isCredential)
  expect((await logIn(asha.email, 'guess')).statusCode).toBe(401)
  expect((await logIn(asha.email, PASSWORD)).statusCode).toBe(200)
  const [credential] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(isCredential)
  expect(credential?.hash).toMatch(`$scrypt$ln=${env.PASSWORD_HASH_COST},r=8,p=3$`)
  expect((await logIn(asha.email, PASSWORD)).statusCode).toBe(200)
})
