import { readFileSync, writeFileSync } from 'node:fs'
import { root } from '../../scripts/configuration.mjs'
import { freePort } from '../../scripts/ports.mjs'
import { start, waitForAnswer } from '../../scripts/processes.mjs'
import { load } from './load.ts'
import { signUp } from './person.ts'
import { atLeast, atMost, median, notMeasured, type Row, reference } from './row.ts'
import { type Server, withServer } from './server.ts'

const MEGABYTE = 1024 * 1024

/** What every page asks for, under 50 connections, beside a bare route of the same framework in the same minute. */
export async function api(databaseUrl: string | undefined): Promise<Row[]> {
  if (!databaseUrl) return [notMeasured('Requests on PostgreSQL', 'there is no PostgreSQL on this machine')]
  const { origin: bareOrigin, close } = await startBare()
  try {
    return await withServer(databaseUrl, (server) => measure(server, bareOrigin))
  } finally {
    await close()
  }
}

async function measure(server: Server, bareOrigin: string): Promise<Row[]> {
  const { cookie } = await signUp(server)
  const [health, session] = [`${server.origin}/api/health`, `${server.origin}/api/auth/session`]
  for (const url of [bareOrigin, health]) await load(url, { seconds: 2 })
  await load(session, { seconds: 2, cookie })
  forgetPeakMemory(server.pid)

  // Turn by turn, so that whatever else the machine does falls on both.
  const turns = []
  for (let turn = 0; turn < 9; turn++) {
    turns.push({ bare: await load(bareOrigin, { seconds: 1 }), health: await load(health, { seconds: 1 }) })
  }
  const signedIn = await load(session, { seconds: 5, cookie })
  const bare = median(turns.map((turn) => turn.bare.requestsPerS))
  const rss = peakMemory(server.pid)
  return [
    reference({ name: 'Bare Fastify route', value: bare, unit: 'requests/s' }),
    reference({
      name: 'GET /api/health',
      value: median(turns.map((turn) => turn.health.requestsPerS)),
      unit: 'requests/s',
    }),
    atLeast(0.6, {
      name: 'GET /api/health, share of the bare route',
      value: median(turns.map((turn) => turn.health.requestsPerS / turn.bare.requestsPerS)),
      unit: '',
      digits: 2,
    }),
    reference({ name: 'GET /api/auth/session, signed in', value: signedIn.requestsPerS, unit: 'requests/s' }),
    atMost(25, { name: 'GET /api/auth/session, 99th percentile', value: signedIn.p99Ms, unit: 'ms' }),
    rss === undefined
      ? notMeasured('Server memory under that load', 'this system does not tell')
      : atMost(200, { name: 'Server memory under that load, peak', value: rss / MEGABYTE, unit: 'MiB' }),
  ]
}

async function startBare() {
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port) }
  const child = start('The bare route', ['bench/src/bare.ts'], { env, cwd: root })
  const origin = `http://127.0.0.1:${port}/`
  if (!(await waitForAnswer(origin, 20_000))) throw new Error('The bare route did not answer')
  return { origin, close: () => child.close(5000) }
}

/** What the process needed to start is not what it needs to serve. */
function forgetPeakMemory(pid: number) {
  if (process.platform === 'linux') writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/** The most memory the process has had resident since it was last forgotten, in bytes; Linux alone tells. */
function peakMemory(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const kibibytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmHWM:\s+(\d+) kB$/m)?.[1]
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024
}
