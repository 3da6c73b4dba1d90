import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Database, openDatabase } from '../../apps/server/src/platform/db/client.ts'

export interface BenchDatabase extends Database {
  query(statement: string): Promise<unknown>
}

/** A database of its own beside the given one, migrated; dropped after `work`. */
export async function withDatabase<Result>(
  databaseUrl: string,
  work: (database: BenchDatabase) => Promise<Result>,
): Promise<Result> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const url = new URL(databaseUrl)
  await once(databaseUrl, `create database ${name}`)
  url.pathname = `/${name}`
  try {
    const database = await openDatabase({ DATABASE_URL: url.href, DATA_DIR: '' })
    try {
      return await work({ ...database, query: (statement) => once(url.href, statement) })
    } finally {
      await database.close()
    }
  } finally {
    await once(databaseUrl, `drop database ${name} with (force)`)
  }
}

async function once(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
