import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { freePort } from '../../../scripts/ports.mjs'
import { SERVER_FLAGS } from '../../../scripts/product.mjs'
import { startStandIns } from '../../../stand-ins/src/start.ts'
import { PASSWORD, WEB_ORIGIN } from '../test/app.ts'
import { newEmail } from '../test/browser.ts'
import { createTestDatabase } from '../test/database.ts'

const standIns = await startStandIns({ port: 0, smtpPort: 0, webOrigin: WEB_ORIGIN })
afterAll(() => standIns.close())

/** Starts the server as in production: a separate process, configured only by its environment. */
async function startProcess(overrides: Record<string, string> = {}) {
  const port = await freePort()
  const database = await createTestDatabase()
  const child = spawn(
    process.execPath,
    [...SERVER_FLAGS, new URL('./main.ts', import.meta.url).pathname],
    {
      env: {
        PORT: String(port),
        WEB_ORIGIN,
        AUTH_SECRET: 'a secret of the test suite, long enough',
        SMTP_URL: standIns.smtpUrl,
        LOG_LEVEL: 'trace',
        ...database.env,
        ...overrides,
      },
    },
  )
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const log: string[] = []
  child.stdout.on('data', (chunk) => log.push(String(chunk)))
  child.stderr.on('data', (chunk) => log.push(String(chunk)))
  afterAll(async () => {
    child.kill('SIGKILL')
    await exited
    await database.drop()
  })
  const origin = `http://127.0.0.1:${port}`
  const post = (path: string, body: unknown, cookie = '') =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const ready = () =>
    expect.poll(() => isHealthy(origin), { timeout: 60_000, interval: 100 }).toBe(true)
  return { child, exited, origin, post, ready, log: () => log.join('') }
}

const isHealthy = (origin: string) =>
  fetch(`${origin}/api/health`).then(
    (response) => response.ok,
    () => false,
  )

/** A fully configured server. The tests share it in order, and the last test stops it. */
const running = await startProcess()
const incomplete = await startProcess({ AUTH_SECRET: '', SMTP_URL: '' })

test('an incomplete configuration ends the process and lists every problem', async () => {
  const { exited, log } = incomplete
  expect(await exited).toBe(1)
  expect(log()).toContain('AUTH_SECRET: missing')
  expect(log()).toContain('SMTP_URL: missing')
}, 60_000)

test('the log contains requests and no secrets', async () => {
  const { post, ready, log, origin } = running
  await ready()
  const email = newEmail()
  const started = await post('/auth/sign-up', { email, password: PASSWORD })
  const cookie = started.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const mails = await (await fetch(`${standIns.origin}/mail/messages?to=${email}`)).json()
  const [mail] = z.array(z.object({ text: z.string() })).parse(mails)
  const code = String(mail?.text.match(/^\d{6}$/m)?.[0])
  const verified = await post('/auth/verify', { email, token: code, type: 'signup' }, cookie)
  const session = verified.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  await fetch(`${origin}/api/auth/callback/google?code=the-code&state=the-state`, {
    headers: { cookie: session },
    redirect: 'manual',
  })
  await post('/auth/log-in', { email, password: 'a wrong password' })

  expect(verified.status).toBe(200)
  expect(log()).toContain('/api/auth/verify')
  const secrets = [
    PASSWORD,
    'a wrong password',
    code,
    'the-code',
    'the-state',
    'a secret of the test suite',
  ]
  const cookies = `${cookie}; ${session}`
    .split('; ')
    .map((pair) => decodeURIComponent(pair.split('=')[1] ?? ''))
    .filter((value) => value.length > 8)
  // Removed, because the digits of a timestamp may happen to contain the code.
  const written = log().replace(/"(time|pid|responseTime)":[\d.]+/g, '')
  for (const secret of [...secrets, ...cookies]) expect(written).not.toContain(secret)
}, 120_000)

test('the log never contains the name of a resume, however it is requested', async () => {
  const { ready, log, origin } = running
  await ready()
  const name = 'Zq3-resume_name_21cha'
  for (const path of [
    `resumes/${name}`,
    `resume%73/${name}`,
    `resumes/${name}/address`,
    `resumes/x/${name}`,
  ])
    for (const method of ['GET', 'DELETE']) await fetch(`${origin}/api/careers/${path}`, { method })
  await expect.poll(log).toContain('"path":"/api/careers/resumes/:name/address"')
  expect(log()).toContain('"path":"/api/careers/resumes/:name"')
  expect(log()).not.toContain(name)
}, 120_000)

test('accepted requests are answered before the server exits with 0', async () => {
  const { child, exited, post, ready, log } = running
  await ready()
  const countLogIns = () => log().split('"path":"/api/auth/log-in"').length - 1
  const before = countLogIns()
  const underWay = Array.from({ length: 8 }, () =>
    post('/auth/log-in', { email: newEmail(), password: PASSWORD }),
  )
  // Hashing eight passwords takes long enough for the signal to arrive meanwhile.
  await expect.poll(countLogIns, { interval: 1 }).toBeGreaterThanOrEqual(before + 8)
  child.kill('SIGTERM')
  const answered = await Promise.all(underWay)
  expect(answered.map(({ status }) => status)).toEqual(Array<number>(8).fill(401))
  expect(await exited).toBe(0)
}, 120_000)
