import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)
/** Debian's names of the temporary cluster that pg_virtualenv makes for `npm run faults`. */
const CLUSTER = [process.env.PGVERSION ?? '', 'regress']
const control = (action: string, ...more: string[]) =>
  run('pg_ctlcluster', ['--skip-systemctl-redirect', ...CLUSTER, action, ...more])

/** Stops PostgreSQL as a crash does: connections are cut in the middle of their transactions. */
export const stopDatabase = () => control('stop', '-m', 'immediate')

/** Starts PostgreSQL, which recovers first. Resolves when it accepts connections. */
export const startDatabase = () => control('start')

/**
 * Closes every other connection to the database. Returns the number of those that were in a
 * transaction.
 */
export async function terminateConnections(databaseUrl: string): Promise<number> {
  const rows = await query(
    databaseUrl,
    `select xact_start is not null as "isInTransaction", pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  )
  return rows.filter(({ isInTransaction }) => isInTransaction).length
}

/** Runs one statement over a connection of its own. */
export async function query(
  databaseUrl: string,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}
