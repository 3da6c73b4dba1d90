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

/** The database as features see it: the same queries run on the embedded one and on PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT>

export interface Database {
  db: Db
  /**
   * Hears what any server says on a channel. After a lost connection it listens anew and calls `onGap`, since something may have
   * been missed.
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<void>
  close(): Promise<void>
}

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any constant will do, as long as every server uses the same one. */
const MIGRATION_LOCK = 7_305_121

/**
 * Opens the configured database with its schema up to date; a new embedded one can begin as a copy of another, as PGlite dumps it.
 * @throws when it cannot be reached or another process has its folder.
 */
export function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>, copyOf?: Blob): Promise<Database> {
  return env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openEmbedded(env.DATA_DIR, copyOf)
}

async function openPostgres(connectionString: string): Promise<Database> {
  await migrateUnderLock(connectionString)
  const pool = new pg.Pool({ connectionString, max: 20, connectionTimeoutMillis: 5000, statement_timeout: 15_000 })
  // An idle connection that the server cuts must not end the process; the next query opens another.
  pool.on('error', () => {})
  const listeners: Listener[] = []
  return {
    db: drizzle(pool),
    async listen(channel, onMessage, onGap) {
      listeners.push(await listenOnPostgres({ connectionString, channel, onMessage, onGap }))
    },
    async close() {
      await Promise.all(listeners.map((listener) => listener.close()))
      await pool.end()
    },
  }
}

/** The migrator takes no lock of its own, and several servers may start at once. */
async function migrateUnderLock(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

async function openEmbedded(dataDir: string, copyOf: Blob | undefined): Promise<Database> {
  const isKept = !dataDir.startsWith('memory://')
  if (isKept) mkdirSync(dataDir, { recursive: true })
  const unlock = isKept ? lockFolder(dataDir) : () => {}
  try {
    const { PGliteWithCachedParsers, drizzle, migrate } = await importPGlite()
    const client = new PGliteWithCachedParsers(isKept ? join(dataDir, 'database') : dataDir, {
      ...(copyOf && { loadDataDir: copyOf }),
    })
    await client.waitReady
    const db = drizzle(client)
    await migrate(db, { migrationsFolder })
    return {
      db,
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
  const [{ PGliteWithCachedParsers }, { drizzle }, { migrate }] = await Promise.all([
    import('./pglite.ts'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  return { PGliteWithCachedParsers, drizzle, migrate }
}

/** The only row of a query that always has one. */
export function singleRow<Row>(rows: Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('The query returned no row')
  return row
}

/** True for a unique-constraint violation, however deep the driver's error is wrapped. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause)
}
