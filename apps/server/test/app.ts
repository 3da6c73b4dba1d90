import { type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, expect, onTestFinished, TestRunner, vi } from 'vitest'
import { startStandIns } from '../../../stand-ins/src/start.ts'
import { buildApp } from '../src/app.ts'
import { createLedger } from '../src/credits/public.ts'
import { addMs, DAY_MS, systemClock } from '../src/platform/clock.ts'
import type { Db } from '../src/platform/db/client.ts'
import { readEnv } from '../src/platform/env.ts'
import { type Browser, newEmail, openBrowser } from './browser.ts'
import { openTestDatabase } from './database.ts'
import { controlStandIns, standInEnvironment } from './stand-ins.ts'

export const WEB_ORIGIN = 'http://127.0.0.1:3000'
export const PASSWORD = 'correct horse'

export interface SignedIn extends Browser {
  id: string
  email: string
}

/**
 * Builds the real server over a fresh database, with real mail and the stand-ins on loopback.
 * Everything is closed after the test that calls this, or after the test file when no test runs
 * yet.
 * @param overrides environment variables; `{stand-ins}` in a value is replaced by the origin of the
 * stand-ins
 */
export async function startApp(overrides: Record<string, string> = {}) {
  const standIns = await startStandIns({
    port: 0,
    smtpPort: 0,
    webOrigin: WEB_ORIGIN,
    withCodeRunner: true,
  })
  const database = await openTestDatabase()
  const { clock, databaseClock, advance } = createTestClock()
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    WEB_ORIGIN,
    AUTH_SECRET: 'a secret of the test suite, long enough',
    // The lowest cost, because the suite signs up about a thousand users.
    PASSWORD_HASH_COST: '10',
    ...standInEnvironment(standIns),
    ...database.env,
    ...JSON.parse(JSON.stringify(overrides).replaceAll('{stand-ins}', standIns.origin)),
  })
  const app = await buildApp({ env, clock, databaseClock, database })
  await app.ready()
  // Vitest does not run an `afterAll` that a test adds.
  const whenDone = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  whenDone(async () => {
    await app.close()
    await standIns.close()
    await database.drop()
  })
  const control = controlStandIns(standIns)

  /** Signs up a new user through the API: form, mail, code. */
  const signUp = async (email = newEmail()): Promise<SignedIn> => {
    const browser = openBrowser(app)
    await browser.post('/auth/sign-up', { email, password: PASSWORD })
    const token = await control.codeFor(email)
    const session = await browser.post('/auth/verify', { email, token, type: 'signup' })
    return Object.assign(browser, { id: session.json().user.id, email })
  }

  /** Signs up a new user and grants credits for thirty days, in addition to the free trial. */
  const signUpWithCredits = async (amount = 100): Promise<SignedIn> => {
    const user = await signUp()
    const grant = {
      userId: user.id,
      amount,
      expiresAt: addMs(clock(), 30 * DAY_MS),
      key: `given:${user.id}`,
    }
    await createLedger({ clock, secret: env.AUTH_SECRET }).grant(database.db, grant)
    return user
  }

  return {
    ...control,
    app,
    env,
    standIns,
    db: database.db,
    /** For one more server on the same database, which hears of no notifications. */
    sharedDatabase: { ...database, listen: async () => {}, close: async () => {} },
    signUp,
    signUpWithCredits,
    clock,
    databaseClock,
    advance,
    /** Runs now what this server repeats, every repeated job, and jobs due by the moved clock. */
    async tick() {
      await app.background.runRepeatedTasks()
      await runDueJobs(app, database.db, databaseClock())
    },
    browser: () => openBrowser(app),
  }
}

/** Runs all jobs that are due at `now`, and waits until none of them waits or runs. */
async function runDueJobs(app: FastifyInstance, db: Db, now: SQL) {
  await db.execute(sql`
    update pgboss.job set start_after = now() where state < 'active' and start_after <= ${now}`)
  await app.jobs.runNow()
  const unfinished = sql`
    select name from pgboss.job
    where state = 'active' or (state < 'active' and start_after <= now())`
  const expectNone = async () => expect(await db.execute(unfinished)).toMatchObject({ rows: [] })
  await vi.waitFor(expectNone, { interval: 5, timeout: 20_000 })
}

/** The system clock and the database's clock, which a test can advance. */
function createTestClock() {
  let advancedMs = 0
  return {
    clock: () => addMs(systemClock(), advancedMs),
    databaseClock: () => sql`(now() + ${advancedMs}::float8 * interval '1 millisecond')`,
    advance: (ms: number) => {
      advancedMs += ms
    },
  }
}
