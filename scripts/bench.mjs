import { runWithPostgres } from './postgres.mjs'
import { buildSite } from './site.mjs'

await buildSite()
const command = [process.execPath, 'bench/src/main.ts', ...process.argv.slice(2)]
const code = process.env.BENCH_DATABASE_URL ? undefined : await runWithPostgres('BENCH_DATABASE_URL', command)
// With a database of the user's, or without any, the bench runs here.
if (code === undefined) await import('../bench/src/main.ts')
else process.exit(code)
