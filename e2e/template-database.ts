import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../apps/server/src/platform/db/client.ts'
import { emptyDatabase } from '../apps/server/test/empty-database.ts'

/** Unpacks the empty database into a folder, of which each server takes a copy: that costs a tenth of unpacking it again. */
export default async function firstDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sightline-e2e-first-'))
  const { close } = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: dataDir }, await emptyDatabase())
  await close()
  process.env.FIRST_DATABASE = dataDir
  return () => rmSync(dataDir, { recursive: true, force: true })
}
