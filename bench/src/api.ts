import { readFileSync, writeFileSync } from 'node:fs'
import { root } from '../../scripts/configuration.mjs'
import { freePort } from '../../scripts/ports.mjs'
import { start, waitForAnswer } from '../../scripts/processes.mjs'
import { measureLoad } from './http-load.ts'
import { atLeast, atMost, comparison, median, notMeasured, type Row } from './row.ts'
import { type Server, withServer } from './server.ts'
import { signUp } from './users.ts'

const MEGABYTE = 1024 * 1024

/**
 * The requests that every page makes, under 50 connections, compared with a baseline route in the
 * same minute.
 */
export async function api(databaseUrl: string | undefined): Promise<Row[]> {
  if (!databaseUrl)
    return [notMeasured('Requests on PostgreSQL', 'there is no PostgreSQL on this machine')]
  const { origin: baselineOrigin, close } = await startBaseline()
  try {
    return await withServer(databaseUrl, (server) => measure(server, baselineOrigin))
  } finally {
    await close()
  }
}

async function measure(server: Server, baselineOrigin: string): Promise<Row[]> {
  const { cookie } = await signUp(server)
  const [health, session] = [`${server.origin}/api/health`, `${server.origin}/api/auth/session`]
  for (const url of [baselineOrigin, health]) await measureLoad(url, { seconds: 2 })
  await measureLoad(session, { seconds: 2, cookie })
  resetPeakMemory(server.pid)

  // Alternating turns share the effect of other work on the machine.
  const turns = []
  for (let turn = 0; turn < 9; turn++) {
    const baseline = await measureLoad(baselineOrigin, { seconds: 1 })
    turns.push({ baseline, health: await measureLoad(health, { seconds: 1 }) })
  }
  const signedIn = await measureLoad(session, { seconds: 5, cookie })
  const peakBytes = readPeakMemory(server.pid)
  return [
    comparison({
      name: 'Bare Fastify route',
      value: median(turns.map((turn) => turn.baseline.requestsPerS)),
      unit: 'requests/s',
    }),
    comparison({
      name: 'GET /api/health',
      value: median(turns.map((turn) => turn.health.requestsPerS)),
      unit: 'requests/s',
    }),
    atLeast(0.6, {
      name: 'GET /api/health, share of the bare route',
      value: median(turns.map((turn) => turn.health.requestsPerS / turn.baseline.requestsPerS)),
      unit: '',
      digits: 2,
    }),
    comparison({
      name: 'GET /api/auth/session, signed in',
      value: signedIn.requestsPerS,
      unit: 'requests/s',
    }),
    atMost(25, {
      name: 'GET /api/auth/session, 99th percentile',
      value: signedIn.p99Ms,
      unit: 'ms',
    }),
    peakBytes === undefined
      ? notMeasured('Server memory under that load', 'only Linux reports it')
      : atMost(200, {
          name: 'Server memory under that load, peak',
          value: peakBytes / MEGABYTE,
          unit: 'MiB',
        }),
  ]
}

async function startBaseline() {
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port) }
  const child = start('The baseline route', ['bench/src/baseline-route.ts'], { env, cwd: root })
  const origin = `http://127.0.0.1:${port}/`
  if (!(await waitForAnswer(origin, 20_000))) throw new Error('The baseline route did not answer')
  return { origin, close: () => child.close(5000) }
}

/** Resets the kernel's peak, so that memory used only while starting does not count. */
function resetPeakMemory(pid: number) {
  if (process.platform === 'linux') writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/**
 * The process's highest resident memory in bytes since the last reset; undefined where the system
 * is not Linux.
 */
function readPeakMemory(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const kibibytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmHWM:\s+(\d+) kB$/m)?.[1]
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024
}
