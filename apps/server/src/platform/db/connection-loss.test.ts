import { execFileSync } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openNetworkLine } from '../../../../../stand-ins/src/network-line.ts'
import { createTestDatabase } from '../../../test/database.ts'
import { handleErrors } from '../errors.ts'
import { openDatabase } from './client.ts'
import { listenOnPostgres } from './listener.ts'
import { DatabasePool } from './pool.ts'

const { env, drop } = await createTestDatabase()
const database = await openDatabase({
  DATABASE_URL: env.DATABASE_URL,
  DATA_DIR: env.DATA_DIR ?? '',
})
afterAll(async () => {
  await database.close()
  await drop()
})

/** The embedded database has no connections that could be lost. */
const onPostgres = test.runIf(env.DATABASE_URL)
const TRANSACTIONS = 5
const POOL_SIZE = 20

onPostgres(
  'transactions whose connection is closed return 503, and the next request works',
  async () => {
    const { db } = database
    const app = Fastify()
    handleErrors(app)
    const paused = Promise.withResolvers<void>()
    app.get('/querying', () => db.transaction((tx) => tx.execute(sql`select pg_sleep(60)`)))
    app.get('/idle', () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await paused.promise
        await tx.execute(sql`select 1`)
      }),
    )
    app.get('/next', () => db.transaction((tx) => tx.execute(sql`select 1`)))
    const requests = ['/querying', '/idle'].flatMap((url) =>
      Array.from({ length: TRANSACTIONS }, async () => app.inject(url)),
    )
    await using admin = await connectAsAdmin()
    await expect.poll(() => admin.countTransactions()).toBe(2 * TRANSACTIONS)

    await admin.terminateTransactions()
    paused.resolve()
    for (const response of await Promise.all(requests)) {
      expect(response.statusCode).toBe(503)
      expect(response.headers['retry-after']).toBe('5')
    }
    expect((await app.inject('/next')).statusCode).toBe(200)
    await app.close()
  },
)

onPostgres(
  'the pool recovers from connections that are lost before their transactions begin',
  async () => {
    const { db } = database
    await Promise.all(
      Array.from({ length: POOL_SIZE }, () => db.execute(sql`select pg_sleep(0.2)`)),
    )
    terminateWhileBlocked()
    const begin = () => db.transaction((tx) => tx.execute(sql`select 1`))
    const attempts = await Promise.allSettled(Array.from({ length: POOL_SIZE }, begin))
    expect(attempts.map(({ status }) => status)).toContain('rejected')
    await begin()
  },
)

/** Long for a database on this machine, short for a test. */
const SILENCE_LIMIT_MS = 500

onPostgres('queries end with 503 when the database is lost without a sign', async () => {
  await using line = await openLine()
  const pool = new DatabasePool({
    connectionString: line.url,
    connectionTimeoutMillis: SILENCE_LIMIT_MS,
    silenceLimitMs: SILENCE_LIMIT_MS,
    max: 2,
  })
  const db = drizzle(pool)
  const app = Fastify()
  handleErrors(app)
  app.get('/query', () => db.execute(sql`select 1`))
  app.get('/transaction', () => db.transaction((tx) => tx.execute(sql`select 1`)))
  const urls = ['/query', '/transaction', '/transaction']
  const askAll = async () =>
    (await Promise.all(urls.map(async (url) => app.inject(url)))).map((answer) => answer.statusCode)
  expect(await askAll()).toEqual([200, 200, 200])

  line.loseSilently()
  expect(await askAll()).toEqual([503, 503, 503])
  line.repair()
  expect(await askAll()).toEqual([200, 200, 200])
  expect(pool.totalCount).toBeLessThanOrEqual(2)
  await app.close()
  await pool.end()
})

onPostgres(
  'a statement over the time limit of the database returns 503 with a sentence',
  async () => {
    const app = Fastify()
    handleErrors(app)
    app.get('/', () =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 50`)
        await tx.execute(sql`select pg_sleep(60)`)
      }),
    )
    const response = await app.inject('/')
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
    expect(response.json().message).toMatch(/too busy right now/)
    await app.close()
  },
)

onPostgres('notifications come back after the database was lost without a sign', async () => {
  await using line = await openLine()
  const received: string[] = []
  const listener = await listenOnPostgres({
    connectionString: line.url,
    channel: 'lost',
    onMessage: (payload) => received.push(payload),
    onGap: () => received.push('gap'),
    pingEveryMs: 50,
    pingLimitMs: SILENCE_LIMIT_MS,
  })
  const notify = (payload: string) => database.db.execute(sql`select pg_notify('lost', ${payload})`)
  await notify('before')
  await expect.poll(() => received).toEqual(['before'])
  line.loseSilently()
  await notify('missed')
  line.repair()
  await expect.poll(() => received, { timeout: 5000 }).toEqual(['before', 'gap'])
  await notify('after')
  await expect.poll(() => received).toEqual(['before', 'gap', 'after'])
  await listener.close()
})

async function openLine() {
  const url = new URL(env.DATABASE_URL ?? '')
  const line = await openNetworkLine(Number(url.port))
  url.port = String(line.port)
  return { ...line, url: url.href, [Symbol.asyncDispose]: line.close }
}

/**
 * Closes the idle connections while this process cannot notice it, so that the pool still hands
 * them out.
 */
function terminateWhileBlocked() {
  const script = `
    import pg from 'pg'
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await client.connect()
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')
    await client.end()`
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env,
  })
}

async function connectAsAdmin() {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  const open = `from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`
  return {
    countTransactions: async () =>
      Number((await client.query(`select count(*) as count ${open}`)).rows[0].count),
    terminateTransactions: () => client.query(`select pg_terminate_backend(pid) ${open}`),
    [Symbol.asyncDispose]: () => client.end(),
  }
}
