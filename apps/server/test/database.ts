import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A fresh database for one test file: embedded and in memory, or on the PostgreSQL that TEST_DATABASE_URL names. */
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
