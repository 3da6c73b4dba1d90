import { expect, test } from 'vitest'
import { PASSWORD, type SignedIn, startApp } from '../../../test/app.ts'

const MINUTE_MS = 60_000
const { browser, signUp, advance, mailTo, tick } = await startApp()

const deleteAccount = (user: SignedIn, body: { email: string; password: string }) =>
  user.post('/account', body, { method: 'DELETE' })

const lock = async (email: string) => {
  for (let guess = 0; guess < 11; guess++)
    await browser().post('/auth/log-in', { email, password: 'guess' })
  expect((await browser().post('/auth/log-in', { email, password: PASSWORD })).statusCode).toBe(429)
}

test('a browser that has logged in before still logs in after strangers’ wrong passwords', async () => {
  const asha = await signUp()
  await asha.post('/auth/log-out')
  await lock(asha.email)
  expect(
    (await asha.post('/auth/log-in', { email: asha.email, password: PASSWORD })).statusCode,
  ).toBe(200)
})

test('a known browser has ten wrong passwords of its own', async () => {
  const asha = await signUp()
  const statuses: number[] = []
  for (let guess = 0; guess < 11; guess++) {
    statuses.push(
      (await asha.post('/auth/log-in', { email: asha.email, password: 'guess' })).statusCode,
    )
    advance(7000)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  expect(
    (await browser().post('/auth/log-in', { email: asha.email, password: PASSWORD })).statusCode,
  ).toBe(200)
})

test('the cookie of a known browser is HttpOnly and works for its own accounts only', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  const answer = await asha.post('/auth/log-in', { email: asha.email, password: PASSWORD })
  const cookie = [answer.headers['set-cookie']]
    .flat()
    .find((line) => line?.startsWith('sightline.device='))
  expect(cookie).toMatch(/Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax/)
  await lock(ravi.email)
  expect(
    (await asha.post('/auth/log-in', { email: ravi.email, password: PASSWORD })).statusCode,
  ).toBe(429)
  const [id = ''] = asha.cookies.get('sightline.device')?.split('.') ?? []
  const forged = { 'sightline.device': `${id}.${'a'.repeat(43)}` }
  const body = { email: asha.email, password: PASSWORD }
  await lock(asha.email)
  expect((await browser().post('/auth/log-in', body, { cookies: forged })).statusCode).toBe(429)
})

test('strangers’ wrong passwords do not keep the owner from deleting the account', async () => {
  const asha = await signUp()
  await lock(asha.email)
  const wrong = await deleteAccount(asha, { email: asha.email, password: 'guess' })
  expect([wrong.statusCode, wrong.json().field]).toEqual([401, 'password'])
  expect((await deleteAccount(asha, { email: asha.email, password: PASSWORD })).statusCode).toBe(
    204,
  )
})

test('a session allows ten wrong passwords for deleting the account', async () => {
  const asha = await signUp()
  const statuses: number[] = []
  for (let guess = 0; guess < 11; guess++)
    statuses.push((await deleteAccount(asha, { email: asha.email, password: 'guess' })).statusCode)
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  advance(16 * MINUTE_MS)
  expect((await deleteAccount(asha, { email: asha.email, password: PASSWORD })).statusCode).toBe(
    204,
  )
})

test('a log-in with a new browser is reported by mail, a log-in with a known one is not', async () => {
  const asha = await signUp()
  await asha.post('/auth/log-in', { email: asha.email, password: PASSWORD })
  await tick()
  expect(await mailTo(asha.email)).toHaveLength(1)
  const phone = browser()
  await phone.post('/auth/log-in', { email: asha.email, password: PASSWORD })
  await phone.post('/auth/log-in', { email: asha.email, password: PASSWORD })
  await tick()
  const mails = await mailTo(asha.email)
  expect(mails).toHaveLength(2)
  expect(mails[0]).toMatchObject({
    subject: 'New log-in to your Sightline account',
    text: expect.stringMatching(
      /Chrome on Linux logged in.*If it was not you, set a new password/s,
    ),
  })
})
