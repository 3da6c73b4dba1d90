import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { keep } from '@sightline/languages/toolchain/cache'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { migrationsFolder } from '../src/platform/db/client.ts'

let dump: Promise<Blob> | undefined

/**
 * The dump of an empty PGlite database with all migrations, cached between runs: creating it takes
 * six times as long as loading it.
 */
export function migratedDatabaseDump(): Promise<Blob> {
  dump ??= readCached()
  return dump
}

async function readCached(): Promise<Blob> {
  const path = await keep(`database-${hashOfSources()}.tar.gz`, createDump)
  return new Blob([await promisify(gunzip)(await readFile(path))])
}

/** Hashes the migrations, and package.json, which names the versions of PGlite and the migrator. */
function hashOfSources(): string {
  const hash = createHash('sha256').update(
    readFileSync(new URL('../package.json', import.meta.url)),
  )
  const migrations = readdirSync(migrationsFolder, { withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  for (const { name } of migrations.sort((a, b) => (a.name < b.name ? -1 : 1)))
    hash.update(`${name}\0`).update(readFileSync(join(migrationsFolder, name)))
  return hash
    .update(readFileSync(join(migrationsFolder, 'meta', '_journal.json')))
    .digest('hex')
    .slice(0, 16)
}

async function createDump(): Promise<Uint8Array> {
  const client = await PGlite.create('memory://')
  await migrate(drizzle(client), { migrationsFolder })
  const blob = await client.dumpDataDir('none')
  await client.close()
  return promisify(gzip)(await blob.arrayBuffer(), { level: 1 })
}
