import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { z } from 'zod'
import { type Database, type Db, openDatabase } from '../src/platform/db/client.ts'
import { migratedDatabaseDump } from './migrated-database.ts'

interface TestDatabase extends Database {
  env: Record<string, string>
  drop(): Promise<void>
}

/**
 * Opens a fresh database for one test file: PGlite in memory, or a database on the PostgreSQL
 * server of TEST_DATABASE_URL.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return openEmbedded()
  const { env, drop } = await createOn(server)
  return { ...(await openDatabase({ ...IN_MEMORY, DATABASE_URL: env.DATABASE_URL })), env, drop }
}

const IN_MEMORY = { DATA_DIR: 'memory://' }

/**
 * Emptied databases of finished test files of this worker, for reuse: creating a database takes
 * longer than most test files.
 */
const reusable: Omit<Database, 'close'>[] = []

async function openEmbedded(): Promise<TestDatabase> {
  const { db, executeSql, listen } =
    reusable.pop() ??
    (await openDatabase({ DATABASE_URL: undefined, ...IN_MEMORY }, await migratedDatabaseDump()))
  let isOpen = true
  let isReturned = false
  // The timers of an app that a test did not close must not reach the data of the next test file.
  const refuseIfReturned = () => {
    if (isReturned) throw new Error('The test file that opened this database has ended')
  }
  const guarded = new Proxy(db, {
    get(target, key) {
      refuseIfReturned()
      return Reflect.get(target, key)
    },
  })
  return {
    db: guarded,
    async executeSql(text, values) {
      refuseIfReturned()
      return executeSql(text, values)
    },
    listen: (channel, onMessage, onGap) =>
      listen(channel, (payload) => isOpen && onMessage(payload), onGap),
    close: async () => {
      isOpen = false
    },
    env: IN_MEMORY,
    drop: async () => {
      isReturned = true
      await empty(db)
      reusable.push({ db, executeSql, listen })
    },
  }
}

async function empty(db: Db) {
  const { rows } = z
    .object({ rows: z.array(z.object({ name: z.string() })) })
    .parse(
      await db.execute(
        sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
      ),
    )
  await db.execute(sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity`))
  await db.execute(sql`delete from pgboss.job`)
}

/** Creates a fresh database, which a separate process may open by `env`. */
export async function createTestDatabase(): Promise<{
  env: Record<string, string>
  drop(): Promise<void>
}> {
  const server = process.env.TEST_DATABASE_URL
  if (server) return createOn(server)
  const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'sightline-test-db-')) }
  const { close } = await openDatabase(
    { DATABASE_URL: undefined, ...env },
    await migratedDatabaseDump(),
  )
  await close()
  return { env, drop: async () => rmSync(env.DATA_DIR, { recursive: true }) }
}

async function createOn(server: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    env: { DATABASE_URL: url.href },
    drop: () => onServer(server, `drop database ${name} with (force)`),
  }
}

async function onServer(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
