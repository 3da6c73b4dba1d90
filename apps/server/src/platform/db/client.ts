import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Env } from '../env.ts'
import { lockFolder } from './folder-lock.ts'
import { type Listener, listenOnPostgres } from './listener.ts'
import { DatabasePool } from './pool.ts'

/** The type of database that features use: the same queries run on PGlite and on PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT>

export interface Database {
  db: Db
  /** Runs SQL as pg-boss writes it: one statement with values, or any number without. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /**
   * Listens to the notifications of all servers on a channel. Reconnects after a lost connection
   * and then calls `onGap`, because notifications may have been missed.
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<void>
  close(): Promise<void>
}

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** An arbitrary key; every server must use the same value. */
const MIGRATION_LOCK = 7_305_121
/** How long the database works on one statement before it gives up. Migrations have no limit. */
const STATEMENT_LIMIT_MS = 15_000

/**
 * Opens the configured database and applies the missing migrations.
 * @param dump initial content of a new embedded database, in PGlite's dump format
 * @throws when the database cannot be reached or another process uses its folder
 */
export function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  dump?: Blob,
): Promise<Database> {
  return env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openEmbedded(env.DATA_DIR, dump)
}

async function openPostgres(connectionString: string): Promise<Database> {
  await migrateUnderLock(connectionString)
  const pool = new DatabasePool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5000,
    statement_timeout: STATEMENT_LIMIT_MS,
    // Longer than a statement may take, because a database that works is silent meanwhile.
    silenceLimitMs: STATEMENT_LIMIT_MS + 2000,
  })
  const listeners: Listener[] = []
  return {
    db: drizzle(pool),
    async executeSql(text, values) {
      // Several statements have several results, which the types of node-postgres do not know.
      const results = [await pool.query(text, values)].flat()
      return { rows: results.flatMap(({ rows }) => rows) }
    },
    async listen(channel, onMessage, onGap) {
      listeners.push(await listenOnPostgres({ connectionString, channel, onMessage, onGap }))
    },
    async close() {
      await Promise.all(listeners.map((listener) => listener.close()))
      await pool.end()
    },
  }
}

/** Drizzle's migrator takes no lock, and several servers may start at the same time. */
async function migrateUnderLock(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, keepAlive: true })
  // A lost connection makes the pending query fail, which is enough.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

async function openEmbedded(dataDir: string, dump: Blob | undefined): Promise<Database> {
  const isOnDisk = !dataDir.startsWith('memory://')
  if (isOnDisk) mkdirSync(dataDir, { recursive: true })
  const unlock = isOnDisk ? lockFolder(dataDir) : () => {}
  try {
    const { PGliteWithCachedParsers, drizzle, migrate, fromPglite } = await importPGlite()
    const client = new PGliteWithCachedParsers(isOnDisk ? join(dataDir, 'database') : dataDir, {
      ...(dump && { loadDataDir: dump }),
    })
    await client.waitReady
    const db = drizzle(client)
    await migrate(db, { migrationsFolder })
    return {
      db,
      executeSql: fromPglite(client).executeSql,
      listen: async (channel, onMessage) => void (await client.listen(channel, onMessage)),
      close: () => client.close().finally(unlock),
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Imported only when used: a server on PostgreSQL saves the memory of PGlite. */
async function importPGlite() {
  const [{ PGliteWithCachedParsers }, { drizzle }, { migrate }, { fromPglite }] = await Promise.all(
    [
      import('./pglite.ts'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
      import('pg-boss'),
    ],
  )
  return { PGliteWithCachedParsers, drizzle, migrate, fromPglite }
}

/** Returns the row of a query that always returns exactly one row. */
export function singleRow<Row>(rows: Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('The query returned no row')
  return row
}

/** True for a unique-constraint violation, at any depth in the chain of causes. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause)
}
