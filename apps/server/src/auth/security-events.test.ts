import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { PASSWORD, startApp } from '../../test/app.ts'
import { type Browser, newEmail, openBrowser } from '../../test/browser.ts'
import { signInAtProvider } from '../../test/google.ts'
import { buildApp } from '../app.ts'
import { SECURITY_EVENTS } from '../platform/security-log.ts'

const NEW_PASSWORD = 'battery staple'
const { env, sharedDatabase, clock, databaseClock, codeFor, mailTo, tick } = await startApp()

const Line = z.looseObject({
  securityEvent: z.string(),
  userId: z.string().nullable(),
  clientAddress: z.string(),
  time: z.number(),
  reqId: z.string().optional(),
})

/** A server whose log the test reads. */
async function startLogged() {
  const lines: string[] = []
  const logged = await buildApp({
    env: { ...env, LOG_LEVEL: 'info' },
    clock,
    databaseClock,
    database: sharedDatabase,
    logStream: { write: (line) => void lines.push(line) },
  })
  await logged.ready()
  onTestFinished(() => logged.close())
  const securityLines = () => lines.filter((line) => line.includes('"securityEvent"'))
  return {
    open: () => openBrowser(logged),
    /** The events in order, with the user and the client address of each. */
    events: () =>
      securityLines().map((line) => {
        const { securityEvent, userId, clientAddress } = Line.parse(JSON.parse(line))
        return [securityEvent, userId, clientAddress]
      }),
    securityLines,
  }
}

async function signUp(tab: Browser, email: string): Promise<string> {
  await tab.post('/auth/sign-up', { email, password: PASSWORD })
  const token = await codeFor(email)
  return (await tab.post('/auth/verify', { email, token, type: 'signup' })).json().user.id
}

async function recoveryTokens(email: string) {
  await tick()
  const mail = (await mailTo(email)).find(({ subject }) => subject.startsWith('Set a new'))
  return Object.fromEntries(new URLSearchParams(mail?.text.match(/reset-password#(\S+)/)?.[1]))
}

test('each security event is one line with its user and client address, and no secret', async () => {
  const { open, events, securityLines } = await startLogged()
  const [tab, phone, email] = [open(), open(), newEmail()]
  const id = await signUp(tab, email)
  await phone.post('/auth/log-in', { email, password: 'a wrong one' })
  await phone.post('/auth/log-in', { email, password: PASSWORD })
  const devices = (await tab.get('/account/sessions')).json()
  const other = devices.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
  await tab.delete(`/account/sessions/${other.id}`)
  await tab.post('/account/password', { current_password: PASSWORD, password: NEW_PASSWORD })
  await tab.get('/account/export')
  await tab.post('/auth/log-out')
  await tab.post('/auth/log-out')
  await phone.post('/auth/forgot-password', { email })
  const tokens = await recoveryTokens(email)
  await phone.post('/auth/recovery', tokens)
  await phone.post('/auth/new-password', { password: PASSWORD })
  await tab.post('/auth/log-in', { email, password: PASSWORD })
  const { url } = (await phone.post('/auth/google', { intent: 'log-in' })).json()
  await phone.get(`/auth/callback/google${await signInAtProvider(url, { email })}`)
  await tab.post('/auth/log-out')
  await phone.post('/auth/log-out')
  const last = open()
  await last.post('/auth/log-in', { email, password: PASSWORD })
  const payload = { email, password: PASSWORD }
  await last.delete('/account', payload)

  const at = (tab: Browser) => (event: string) => [event, id, tab.address]
  const [onTab, onPhone, onLast] = [tab, phone, last].map(at)
  expect(events()).toEqual([
    onTab?.('signed-up'),
    onPhone?.('log-in-failed'),
    onPhone?.('logged-in'),
    onTab?.('log-in-session-ended'),
    onTab?.('password-changed'),
    onTab?.('data-exported'),
    onTab?.('logged-out'),
    onPhone?.('password-reset-asked'),
    onPhone?.('password-reset'),
    onTab?.('logged-in'),
    onPhone?.('google-linked'),
    onPhone?.('logged-in'),
    onTab?.('logged-out'),
    onPhone?.('logged-out'),
    onLast?.('logged-in'),
    onLast?.('account-deleted'),
  ])
  const secrets = [email, PASSWORD, NEW_PASSWORD, 'a wrong one', ...Object.values(tokens)]
  const cookies = [...tab.cookies.values(), ...phone.cookies.values(), ...last.cookies.values()]
  const written = securityLines().join('')
  // Short ones are words, such as the kind of a link.
  for (const secret of [...secrets, ...cookies].filter(({ length }) => length > 10))
    expect(written).not.toContain(secret)
})

test('events of addresses without an account name nobody', async () => {
  const { open, events, securityLines } = await startLogged()
  const [tab, email] = [open(), newEmail()]
  for (let count = 0; count < 10; count++)
    await open().post('/auth/log-in', { email, password: 'a wrong one' })
  await tab.post('/auth/log-in', { email, password: 'a wrong one' })
  await tab.post('/auth/forgot-password', { email })
  await expect.poll(() => events().length).toBe(12)
  expect(new Set(events().map(([event, userId]) => `${event} ${userId}`))).toEqual(
    new Set(['log-in-failed null', 'log-in-limited null', 'password-reset-asked null']),
  )
  expect(events().slice(-2)).toEqual([
    ['log-in-limited', null, tab.address],
    ['password-reset-asked', null, tab.address],
  ])
  expect(securityLines().join('')).not.toContain(email)
})

test('the page about security lists every event', () => {
  const page = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8')
  for (const event of SECURITY_EVENTS) expect(page).toContain(`| \`${event}\` |`)
})
