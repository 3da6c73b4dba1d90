import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { buildApp } from '../apps/server/src/app.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { openDatabase } from '../apps/server/src/platform/db/client.ts'
import { readEnv } from '../apps/server/src/platform/env.ts'
import { startStandIns } from '../stand-ins/src/start.ts'
import type { Order, Report } from './harness/server-commands.ts'

/**
 * The real server for one worker's journeys, on a fresh database and with stand-ins of its own. A child process: the
 * worker moves its clock and reaches its database by messages, and ends it by closing the channel.
 */
const host = '127.0.0.1'
const dataDir = mkdtempSync(join(tmpdir(), 'sightline-e2e-'))
if (process.env.FIRST_DATABASE) cpSync(process.env.FIRST_DATABASE, dataDir, { recursive: true })
// Nothing here is worth a graceful end, and whatever ends the worker must end this process too.
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
for (const event of ['disconnect', 'SIGTERM', 'SIGINT'] as const) process.once(event, () => process.exit(0))
const port = await freePort()
const origin = `http://${host}:${port}`
const standIns = await startStandIns({ port: 0, smtpPort: 0, webOrigin: origin, withCodeRunner: true })
const env = readEnv({
  NODE_ENV: 'test',
  LOG_LEVEL: 'warn',
  HOST: host,
  PORT: String(port),
  WEB_ORIGIN: origin,
  // Each browser names an address of its own, so that journeys do not use up each other's rate limits.
  TRUSTED_PROXIES: '1',
  SITE_DIR: process.env.SITE_DIR ?? fileURLToPath(new URL('../apps/web/build/client', import.meta.url)),
  DATA_DIR: dataDir,
  AUTH_SECRET: 'a secret of the journeys, long enough',
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
  SUPPORT_EMAIL: 'support@sightline.example',
  SUPPORT_PHONE: '+1 302 555 0100',
  POSTAL_ADDRESS: '8 The Green, Dover, Delaware 19901, USA',
  INSTAGRAM_URL: 'https://instagram.example/sightline',
  LINKEDIN_URL: 'https://linkedin.example/sightline',
  YOUTUBE_URL: 'https://youtube.example/sightline',
  ...JSON.parse((process.env.SETTINGS ?? '{}').replaceAll('{stand-ins}', standIns.origin)),
})

let movedMs = 0
const database = await openDatabase(env)
const app = await buildApp({ env, clock: () => new Date(systemClock().getTime() + movedMs), database })
await app.listen({ host, port })

const report = (message: Report) => process.send?.(message)
const Rows = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })

async function obey(order: Order) {
  if (order.verb === 'advance') {
    movedMs += order.ms
    await advanceProvider(order.ms)
    return []
  }
  // The parts and values of a template travel apart, so that drizzle binds the values.
  const query = sql(Object.assign([...order.parts], { raw: order.parts }), ...order.values)
  return Rows.parse(await database.db.execute(query)).rows
}

/** The payment provider lives through the same time, and charges what is due. */
const advanceProvider = (ms: number) =>
  fetch(`${standIns.origin}/razorpay/control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: ms }),
  })

process.on('message', (order: Order) => {
  obey(order).then(
    (rows) => report({ id: order.id, rows }),
    (error: unknown) => report({ id: order.id, problem: String(error) }),
  )
})
report({ origin, standIns: standIns.origin })

function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
