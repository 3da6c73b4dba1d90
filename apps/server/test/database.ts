import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { type Database, migrationsFolder, openDatabase } from '../src/db/client.ts'

/** A fresh database for one test file, open: embedded and in memory, or on the PostgreSQL that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<Database & { env: Record<string, string>; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL
  const { env, drop } = server ? await createOn(server) : IN_MEMORY
  const database = await openDatabase(
    { DATABASE_URL: undefined, ...IN_MEMORY.env, ...env },
    server ? undefined : await emptyDatabase(),
  )
  return { ...database, env, drop }
}

const IN_MEMORY = { env: { DATA_DIR: 'memory://' }, drop: async () => {} }

let dump: Promise<Blob> | undefined

/** An embedded database with its schema, made once in each worker: a copy of it costs a quarter of another one. */
export function emptyDatabase(): Promise<Blob> {
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

/** A fresh database for whoever opens it, in a process of its own too: where it is. */
export async function createTestDatabase(): Promise<{ env: Record<string, string>; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL
  if (server) return createOn(server)
  const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'sightline-test-db-')) }
  const { close } = await openDatabase({ DATABASE_URL: undefined, ...env }, await emptyDatabase())
  await close()
  return { env, drop: async () => rmSync(env.DATA_DIR, { recursive: true }) }
}

async function createOn(server: string) {
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
