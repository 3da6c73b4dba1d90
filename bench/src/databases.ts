import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Database, openDatabase } from '../../apps/server/src/platform/db/client.ts'

export interface BenchDatabase extends Database {
  url: string
  query(statement: string): Promise<unknown>
}

/**
 * Runs `work` with a new, migrated database on the given PostgreSQL server, then drops the
 * database.
 */
export async function withDatabase<Result>(
  databaseUrl: string,
  work: (database: BenchDatabase) => Promise<Result>,
): Promise<Result> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const url = new URL(databaseUrl)
  await runStatement(databaseUrl, `create database ${name}`)
  url.pathname = `/${name}`
  try {
    const database = await openDatabase({ DATABASE_URL: url.href, DATA_DIR: '' })
    try {
      return await work({
        ...database,
        url: url.href,
        query: (statement) => runStatement(url.href, statement),
      })
    } finally {
      await database.close()
    }
  } finally {
    await runStatement(databaseUrl, `drop database ${name} with (force)`)
  }
}

async function runStatement(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
