import { UserError } from './configuration.mjs'
import { CRASH_SAFE, runWithPostgres } from './postgres.mjs'
import { buildSite } from './site.mjs'

await buildSite()
const command = [process.execPath, 'bench/src/faults/main.ts', ...process.argv.slice(2)]
const code = await runWithPostgres('FAULTS_DATABASE_URL', command, CRASH_SAFE)
if (code === undefined)
  throw new UserError('PostgreSQL is not installed, and apt-get could not install it.')
process.exit(code)
