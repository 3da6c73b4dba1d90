import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configure, root } from '../../../scripts/configuration.mjs'
import { freePort } from '../../../scripts/ports.mjs'
import { type Child, start, waitForAnswer } from '../../../scripts/processes.mjs'
import { SERVER } from '../../../scripts/product.mjs'

const START_LIMIT_MS = 60_000
/** The server promises to end within this time of SIGTERM. */
const STOP_LIMIT_MS = 30_000

/** A server process that can be killed, stopped and started again at the same address. */
export interface FaultyServer {
  origin: string
  /** Of the running process. */
  pid(): number | undefined
  start(): Promise<void>
  /** Ends the process at once. */
  kill(): Promise<void>
  /** Asks the process to end, and returns its exit code and the milliseconds it took. */
  stop(): Promise<{ exitCode: number; tookMs: number }>
  /** Whether the process has ended without being told to. */
  hasDied(): boolean
}

/**
 * Runs `work` with stand-ins and two servers in production mode on one database. Everything is
 * stopped afterwards.
 */
export async function withTwoServers(
  databaseUrl: string,
  work: (servers: [FaultyServer, FaultyServer], standIns: string, dataDir: string) => Promise<void>,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sightline-faults-'))
  const standInsPort = String(await freePort())
  const serverEnv = async () => {
    const given = {
      ...process.env,
      PORT: String(await freePort()),
      STAND_INS_PORT: standInsPort,
      DATA_DIR: dataDir,
    }
    const { env, origin } = configure({ ...given, SMTP_URL: '' })
    const production = {
      // A machine of 1 GiB.
      NODE_OPTIONS: '--max-old-space-size=768',
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      WEB_ORIGIN: 'https://sightline.example',
      TRUSTED_PROXIES: '1',
      // Only set outside production, for the stand-ins' pages.
      READABLE_ORIGINS: '',
      DATABASE_URL: databaseUrl,
    }
    return { origin, env: { ...env, ...production } }
  }
  const [first, second] = [await serverEnv(), await serverEnv()]
  const standIns = start('The stand-ins', ['stand-ins/src/main.ts'], {
    env: first.env,
    cwd: root,
    isQuiet: true,
  })
  const standInsOrigin = `http://127.0.0.1:${standInsPort}`
  const servers: [FaultyServer, FaultyServer] = [createServer(first), createServer(second)]
  try {
    if (!(await waitForAnswer(standInsOrigin, START_LIMIT_MS)))
      throw new Error('The stand-ins did not start')
    for (const server of servers) await server.start()
    await work(servers, standInsOrigin, dataDir)
  } finally {
    for (const server of servers) await server.kill()
    await standIns.close(1000)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function createServer({ env, origin }: { env: NodeJS.ProcessEnv; origin: string }): FaultyServer {
  let child: Child | undefined
  let isExpectedToRun = false
  let hasDied = false
  return {
    origin,
    pid: () => child?.pid,
    async start() {
      const started = start('The server', SERVER, { env, cwd: root, isQuiet: true })
      child = started
      isExpectedToRun = true
      started.exited.then(() => {
        if (child === started && isExpectedToRun) hasDied = true
      })
      if (!(await waitForAnswer(`${origin}/api/health`, START_LIMIT_MS)))
        throw new Error('A server did not start')
    },
    async kill() {
      isExpectedToRun = false
      await child?.close(0)
    },
    async stop() {
      isExpectedToRun = false
      const startedAt = performance.now()
      const stopped = child
      await stopped?.close(STOP_LIMIT_MS)
      return { exitCode: (await stopped?.exited) ?? 0, tookMs: performance.now() - startedAt }
    },
    hasDied: () => hasDied,
  }
}
