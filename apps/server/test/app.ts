import { randomInt, randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll } from 'vitest'
import { z } from 'zod'
import { startStandIns } from '../../../stand-ins/src/start.ts'
import { buildApp } from '../src/app.ts'
import { createLedger } from '../src/credits/public.ts'
import { addMs, DAY_MS, systemClock } from '../src/platform/clock.ts'
import { readEnv } from '../src/platform/env.ts'
import { openTestDatabase } from './database.ts'

export const WEB_ORIGIN = 'http://127.0.0.1:3000'
export const PASSWORD = 'correct horse'

/** A browser: it keeps its cookies and has an address of its own. */
export interface Browser {
  address: string
  cookies: Map<string, string>
  get(path: string, options?: InjectOptions): Promise<LightMyRequestResponse>
  post(path: string, body?: unknown, options?: InjectOptions): Promise<LightMyRequestResponse>
  patch(path: string, body?: unknown): Promise<LightMyRequestResponse>
  delete(path: string): Promise<LightMyRequestResponse>
}

export interface SignedIn extends Browser {
  id: string
  email: string
}

/**
 * Builds the real server over a fresh database, with real mail and stand-ins on loopback; everything is closed after the file.
 * `overrides` are environment variables; `{stand-ins}` in a value is where those are.
 */
export async function startApp(overrides: Record<string, string> = {}) {
  const standIns = await startStandIns({ port: 0, smtpPort: 0, webOrigin: WEB_ORIGIN, withCodeRunner: true })
  const database = await openTestDatabase()
  let movedMs = 0
  const clock = () => new Date(systemClock().getTime() + movedMs)
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    WEB_ORIGIN,
    AUTH_SECRET: 'a secret of the test suite, long enough',
    // A thousand sign-ups would be spent on hashing alone.
    PASSWORD_HASH_COST: '10',
    ...standIns.environment.mail,
    ...standIns.environment.google,
    ...standIns.environment.ipLookup,
    ...standIns.environment.payments,
    ...standIns.environment.exchangeRates,
    // Used only by tests that set MODELS, TRANSCRIBER or S3_BUCKET.
    ...standIns.environment.models,
    ...standIns.environment.transcriber,
    ...standIns.environment.objectStore,
    ...database.env,
    ...JSON.parse(JSON.stringify(overrides).replaceAll('{stand-ins}', standIns.origin)),
  })
  const app = await buildApp({ env, clock, database })
  await app.ready()
  afterAll(async () => {
    await app.close()
    await standIns.close()
    await database.drop()
  })

  const mailTo = async (email: string) => {
    const response = await fetch(`${standIns.origin}/mail/messages?to=${encodeURIComponent(email)}`)
    return z.array(z.object({ subject: z.string(), text: z.string(), html: z.string() })).parse(await response.json())
  }

  const setStandIn = async (
    name: 'mail' | 'oidc' | 'ip' | 'rates' | 's3' | 'razorpay' | 'models' | 'code-runner' | 'transcriber',
    mode: 'ok' | 'fail' | 'stall' | 'wrong',
    more: { path?: string; times?: number } = {},
  ) => {
    const body = JSON.stringify({ mode, ...more })
    await fetch(`${standIns.origin}/control/${name}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
    })
  }

  /** What the stand-in of the object store holds. */
  const storedObjects = async () => {
    const answer = await fetch(`${standIns.origin}/files`)
    return z.array(z.looseObject({ address: z.string() })).parse(await answer.json())
  }

  const codeFor = async (email: string): Promise<string> => {
    const code = (await mailTo(email))[0]?.text.match(/^\d{6}$/m)?.[0]
    if (!code) throw new Error(`No code was mailed to ${email}`)
    return code
  }

  /** A new user, through the API: form, mail, code. */
  const signUp = async (email = newEmail()): Promise<SignedIn> => {
    const browser = openBrowser(app)
    await browser.post('/auth/sign-up', { email, password: PASSWORD })
    const session = await browser.post('/auth/verify', { email, token: await codeFor(email), type: 'signup' })
    return Object.assign(browser, { id: session.json().user.id, email })
  }

  /** A new user with credits for thirty days, beside the free trial. */
  const signUpWithCredits = async (amount = 100): Promise<SignedIn> => {
    const user = await signUp()
    const grant = { userId: user.id, amount, expiresAt: addMs(clock(), 30 * DAY_MS), key: `given:${user.id}` }
    await createLedger(clock).grant(database.db, grant)
    return user
  }

  return {
    app,
    env,
    standIns,
    db: database.db,
    signUp,
    signUpWithCredits,
    mailTo,
    codeFor,
    setStandIn,
    storedObjects,
    clock,
    /** Runs everything that a timer would, now. */
    tick: () => app.background.runRepeatedTasks(),
    browser: () => openBrowser(app),
    advance: (ms: number) => {
      movedMs += ms
    },
  }
}

/** For tests that start the server as a process of its own. */
export { startStandIns }

export const newEmail = () => `user-${randomUUID()}@example.com`

function openBrowser(app: FastifyInstance): Browser {
  const cookies = new Map<string, string>()
  const address = `198.51.${randomInt(256)}.${randomInt(1, 255)}`
  const send = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    options: InjectOptions = {},
  ) => {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: address,
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36' },
      cookies: Object.fromEntries(cookies),
      ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
      ...options,
    })
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() <= 0)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    address,
    cookies,
    get: (path, options) => send('GET', path, undefined, options),
    post: (path, body, options) => send('POST', path, body, options),
    patch: (path, body) => send('PATCH', path, body),
    delete: (path) => send('DELETE', path),
  }
}
