import { CRASH_SAFE, runWithPostgres } from './postgres.mjs'
import { buildSite } from './site.mjs'

await buildSite()
const args = process.argv.slice(2)
const command = [process.execPath, 'bench/src/main.ts', ...args]
const code = process.env.BENCH_DATABASE_URL
  ? undefined
  : await runWithPostgres('BENCH_DATABASE_URL', command)
// With a database of the user's, or without any, the bench runs here and sets the exit code itself.
if (code === undefined) await import('../bench/src/main.ts')
else process.exitCode = code
// The whole bench ends with the faults, which crash a PostgreSQL of their own.
if (args.length === 0) {
  const faults = [process.execPath, 'bench/src/faults/main.ts']
  process.exitCode ||= await runWithPostgres('FAULTS_DATABASE_URL', faults, CRASH_SAFE)
}
process.exit()
