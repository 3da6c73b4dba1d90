import { execFileSync } from 'node:child_process'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { handleErrors } from '../errors.ts'
import { openDatabase } from './client.ts'

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
