import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { buildApp } from '../apps/server/src/app.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { openDatabase } from '../apps/server/src/platform/db/client.ts'
import { readEnv } from '../apps/server/src/platform/env.ts'
import { freePort } from '../scripts/ports.mjs'
import { installedRuntimes } from '../stand-ins/src/code-runner/runtimes.ts'
import { startStandIns } from '../stand-ins/src/start.ts'
import type { ServerCommand, ServerMessage } from './harness/server-commands.ts'

/**
 * The server of one test worker, on a fresh database and with its own stand-ins. It runs as a child
 * process: the worker moves the clock and queries the database by messages, and ends the process by
 * closing the channel.
 */
const host = '127.0.0.1'
const dataDir = mkdtempSync(join(tmpdir(), 'sightline-e2e-'))
if (process.env.TEMPLATE_DATABASE)
  cpSync(process.env.TEMPLATE_DATABASE, dataDir, { recursive: true })
// The process exits at once, since nothing here needs a graceful stop and it must not outlive its
// worker.
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
for (const event of ['disconnect', 'SIGTERM', 'SIGINT'] as const)
  process.once(event, () => process.exit(0))
const port = await freePort()
const origin = `http://${host}:${port}`
const standIns = await startStandIns({
  port: 0,
  smtpPort: 0,
  webOrigin: origin,
  withCodeRunner: true,
})
const env = readEnv({
  NODE_ENV: 'test',
  LOG_LEVEL: 'warn',
  HOST: host,
  PORT: String(port),
  WEB_ORIGIN: origin,
  // Every browser sends its own client address, so that specs do not share rate limits.
  TRUSTED_PROXIES: '1',
  SITE_DIR:
    process.env.SITE_DIR ?? fileURLToPath(new URL('../apps/web/build/client', import.meta.url)),
  DATA_DIR: dataDir,
  AUTH_SECRET: 'a secret for the specs, long enough',
  PASSWORD_HASH_COST: '10',
  ...standIns.environment.mail,
  ...standIns.environment.google,
  ...standIns.environment.ipLookup,
  ...standIns.environment.exchangeRates,
  ...standIns.environment.payments,
  ...standIns.environment.objectStore,
  S3_BUCKET: 'resumes',
  // Used only by specs that set MODELS or TRANSCRIBER.
  ...standIns.environment.models,
  ...standIns.environment.transcriber,
  ...standIns.environment.boards,
  SUPPORT_EMAIL: 'support@sightline.example',
  SUPPORT_PHONE: '+1 302 555 0100',
  POSTAL_ADDRESS: '8 The Green, Dover, Delaware 19901, USA',
  INSTAGRAM_URL: 'https://instagram.example/sightline',
  LINKEDIN_URL: 'https://linkedin.example/sightline',
  YOUTUBE_URL: 'https://youtube.example/sightline',
  ...JSON.parse((process.env.SERVER_ENV ?? '{}').replaceAll('{stand-ins}', standIns.origin)),
})
// The server asks for these for 3 s and offers all languages without an answer. Detecting them
// starts compilers, which takes longer while other workers start.
if (env.CODE_RUNNER_URL) await installedRuntimes()

let movedMs = 0
const database = await openDatabase(env)
const app = await buildApp({
  env,
  clock: () => new Date(systemClock().getTime() + movedMs),
  databaseClock: () => sql`(now() + ${movedMs}::float8 * interval '1 millisecond')`,
  database,
})
await app.listen({ host, port })

const send = (message: ServerMessage) => process.send?.(message)
const Rows = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })

async function runCommand(command: ServerCommand) {
  if (command.verb === 'advance') {
    movedMs += command.ms
    await advanceProvider(command.ms)
    return []
  }
  // Parts and values of the template are sent separately, so that drizzle binds the values.
  const query = sql(Object.assign([...command.parts], { raw: command.parts }), ...command.values)
  return Rows.parse(await database.db.execute(query)).rows
}

/** Moves the payment provider's clock as well, so that it charges what is due. */
const advanceProvider = (ms: number) =>
  fetch(`${standIns.origin}/razorpay/control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: ms }),
  })

process.on('message', (command: ServerCommand) => {
  runCommand(command).then(
    (rows) => send({ id: command.id, rows }),
    (error: unknown) => send({ id: command.id, problem: String(error) }),
  )
})
send({ origin, standIns: standIns.origin })
