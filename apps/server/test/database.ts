import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { type Database, migrationsFolder, openDatabase } from '../src/db/client.ts'

/** A fresh database for one test file, open: embedded and in memory, or on the PostgreSQL that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<Database & { env: Record<string, string>; drop(): Promise<void> }> {
  const { env, drop } = await createTestDatabase()
  const copyOf = process.env.TEST_DATABASE_URL ? undefined : await migrated()
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: 'memory://', ...env }, copyOf)
  return { ...database, env, drop }
}

let dump: Promise<Blob> | undefined

/** An embedded database with its schema, made once in each worker: a copy of it costs a quarter of another one. */
function migrated(): Promise<Blob> {
  const make = async () => {
    const client = await PGlite.create('memory://')
    await migrate(drizzle(client), { migrationsFolder })
    const blob = await client.dumpDataDir('none')
    await client.close()
    return blob
  }
  dump ??= make()
  return dump
}

/** Where a fresh database is, or can be made, for whoever opens it. */
export async function createTestDatabase() {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return { env: { DATA_DIR: 'memory://' }, drop: async () => {} }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { env: { DATABASE_URL: url.href }, drop: () => onServer(server, `drop database ${name} with (force)`) }
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
