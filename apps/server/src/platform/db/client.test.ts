import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { migratedDatabaseDump } from '../../../test/migrated-database.ts'
import { limitCounters } from '../limits/table.ts'
import { openDatabase } from './client.ts'

const folder = mkdtempSync(join(tmpdir(), 'sightline-db-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => ({ DATABASE_URL: undefined, DATA_DIR: join(folder, name) })

test('data survives a restart', async () => {
  const first = await openDatabase(at('kept'), await migratedDatabaseDump())
  await first.db.execute(sql`insert into limit_counters values ('key', 1, now())`)
  await first.close()
  const second = await openDatabase(at('kept'))
  expect(await second.db.select({ count: limitCounters.count }).from(limitCounters)).toEqual([
    { count: 1 },
  ])
  await second.close()
})

test('rejects a folder that a running process uses, with a helpful message', async () => {
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  const first = await openDatabase(at('shared'), await migratedDatabaseDump())
  await first.close()
  writeFileSync(join(folder, 'shared', 'server.pid'), String(other.pid))
  await expect(openDatabase(at('shared'))).rejects.toThrow(/in use by process \d+.*DATA_DIR/)
  other.kill()
  await once(other, 'exit')
  const taken = await openDatabase(at('shared'))
  await taken.close()
  expect(existsSync(join(folder, 'shared', 'server.pid'))).toBe(false)
})

test('several servers may start at once on one database', async () => {
  const { env, drop } = await createTestDatabase()
  const isPostgres = 'DATABASE_URL' in env
  const open = () => openDatabase({ DATABASE_URL: undefined, DATA_DIR: 'memory://', ...env })
  const databases = await Promise.all(Array.from({ length: isPostgres ? 4 : 1 }, open))
  for (const { db, close } of databases) {
    expect(await db.select().from(limitCounters)).toEqual([])
    await close()
  }
  await drop()
})

test('migrations are in the order of their timestamps, because the migrator skips older ones', () => {
  const journal = JSON.parse(
    readFileSync(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8'),
  )
  const times = journal.entries.map((entry: { when: number }) => entry.when)
  expect(times).toEqual([...times].sort((first, second) => first - second))
  expect(new Set(times).size).toBe(times.length)
})
