import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../apps/server/src/db/client.ts'

/** Makes one migrated database, of which each server takes a copy: to make one costs six times what it costs to open it. */
export default async function firstDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sightline-e2e-first-'))
  const { close } = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: dataDir })
  await close()
  process.env.FIRST_DATABASE = dataDir
  return () => rmSync(dataDir, { recursive: true, force: true })
}
