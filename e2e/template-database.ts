import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../apps/server/src/platform/db/client.ts'
import { migratedDatabaseDump } from '../apps/server/test/migrated-database.ts'

/**
 * Unpacks an empty, migrated database into a folder that every server copies, which is ten times
 * faster than unpacking it.
 */
export default async function templateDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sightline-e2e-template-'))
  const { close } = await openDatabase(
    { DATABASE_URL: undefined, DATA_DIR: dataDir },
    await migratedDatabaseDump(),
  )
  await close()
  process.env.TEMPLATE_DATABASE = dataDir
  return () => rmSync(dataDir, { recursive: true, force: true })
}
