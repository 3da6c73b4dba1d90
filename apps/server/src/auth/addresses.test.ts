import { expect, test } from 'vitest'
import { PASSWORD, startApp } from '../../test/app.ts'
import { newEmail } from '../../test/browser.ts'
import { users } from './public.ts'

const { browser, signUp, advance, mailTo, db } = await startApp()

/** Spellings that a mail program or IDNA would turn into `name@example.com`. */
const spellings = (name: string) => [
  `<${name}@example.com>`,
  `${name}@example.com>`,
  `${name}\u200b@example.com`,
  `${name}\u00ad@example.com`,
  `${name}@exam\u00adple.com`,
  `${name}@exam\u200bple.com`,
  `${name}@\u2147xample.com`,
  `${name}@EXAMPLE.com`,
  ` ${name}@example.com `,
]

test('no spelling of a registered address gives a second account', async () => {
  const { email } = await signUp()
  for (const spelling of spellings(email.replace(/@.*/, ''))) {
    const answer = await browser().post('/auth/sign-up', { email: spelling, password: PASSWORD })
    if (answer.statusCode === 400)
      expect(answer.json()).toMatchObject({ field: 'email', message: 'Invalid email address.' })
    else expect([answer.statusCode, answer.json().user.identities]).toEqual([200, []])
  }
})

test('all spellings of an address share its limit of mails', async () => {
  const email = newEmail()
  await browser().post('/auth/sign-up', { email, password: PASSWORD })
  for (const spelling of spellings(email.replace(/@.*/, ''))) {
    const answer = await browser().post('/auth/sign-up', { email: spelling, password: PASSWORD })
    expect([400, 429]).toContain(answer.statusCode)
  }
  expect(await mailTo(email)).toHaveLength(1)
})

test('all spellings of an address share its limit of recovery mails', async () => {
  const { email } = await signUp()
  advance(120_000)
  expect((await browser().post('/auth/forgot-password', { email })).statusCode).toBe(204)
  for (const spelling of spellings(email.replace(/@.*/, ''))) {
    const answer = await browser().post('/auth/forgot-password', { email: spelling })
    expect([400, 429]).toContain(answer.statusCode)
  }
})

test('another spelling of the domain logs in to the same account and finds it', async () => {
  const { email, id } = await signUp()
  const domainOnly = email.replace('@example.com', '@\u2147xample.com')
  const answer = await browser().post('/auth/log-in', { email: domainOnly, password: PASSWORD })
  expect(answer.json().user.id).toBe(id)
  expect((await browser().post('/check-user-exists', { email: domainOnly })).json()).toEqual({
    exists: true,
  })
})

test('the database refuses another spelling', async () => {
  for (const email of [
    '<asha@example.com>',
    'as\u200bha@example.com',
    'asha@m\u00fcnchen.example',
    'a@b@example.com',
  ]) {
    const now = new Date()
    const user = {
      id: crypto.randomUUID(),
      name: 'Asha',
      email,
      emailVerified: true,
      createdAt: now,
      updatedAt: now,
    }
    await expect(db.insert(users).values(user)).rejects.toThrow()
  }
})
