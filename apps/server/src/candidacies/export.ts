import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { toCsv, toJson } from './export-formats.ts'

/**
 * `npm run candidacies`: writes the candidacies to the standard output, newest first. Nothing
 * else is written there.
 */
const FORMATS = { csv: toCsv, json: toJson }
const USAGE = 'Use it as in: npm run -s candidacies -- --format csv --since 2026-01-31'

try {
  const { format, since } = parseArguments()
  const { openDatabase, readEnv, candidaciesNewestFirst } = await loadServer()
  const env = readEnv(process.env)
  const { db, close } = await openDatabase(env)
  try {
    await pipeline(
      Readable.from(format(candidaciesNewestFirst(db, since), env.WEB_ORIGIN)),
      process.stdout,
    )
  } finally {
    await close()
  }
} catch (error) {
  // A reader that closes the pipe early, for example `head`, is not a failure.
  const isPipeClosed = error instanceof Error && 'code' in error && error.code === 'EPIPE'
  if (!isPipeClosed) console.error(error instanceof Error ? error.message : error)
  process.exitCode = isPipeClosed ? 0 : 1
}

/**
 * Imported only after the arguments were checked: the import takes long, and an error message
 * should not wait for it.
 */
async function loadServer() {
  const [{ openDatabase }, { readEnv }, { candidaciesNewestFirst }] = await Promise.all([
    import('../platform/db/client.ts'),
    import('../platform/env.ts'),
    import('./candidacies.ts'),
  ])
  return { openDatabase, readEnv, candidaciesNewestFirst }
}

function parseArguments() {
  const { values } = parseArgs({
    options: { format: { type: 'string', default: 'csv' }, since: { type: 'string' } },
  })
  const format = FORMATS[values.format as keyof typeof FORMATS]
  if (!format) throw new Error(`--format is csv or json. ${USAGE}`)
  const since = values.since === undefined ? undefined : new Date(values.since)
  // Only ISO dates: how JavaScript parses other formats depends on the machine.
  if (
    since &&
    (Number.isNaN(since.getTime()) || !/^\d{4}-\d{2}-\d{2}(T.*Z)?$/.test(values.since ?? ''))
  )
    throw new Error(`--since is a day (UTC) as in 2026-01-31. ${USAGE}`)
  return { format, since }
}
