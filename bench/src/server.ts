import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configure, root } from '../../scripts/configuration.mjs'
import { freePort } from '../../scripts/ports.mjs'
import { type Child, start, waitForAnswer } from '../../scripts/processes.mjs'
import { SERVER } from '../../scripts/product.mjs'

export interface Server {
  origin: string
  /** Origin of the stand-ins. */
  standIns: string
  pid: number
}

/**
 * Runs `work` with a server in production mode on PostgreSQL, without its log; third parties are
 * stand-ins. `extraEnv` is added to the server's environment; `{stand-ins}` in its values becomes
 * their origin.
 */
export async function withServer<Result>(
  databaseUrl: string,
  work: (server: Server) => Promise<Result>,
  extraEnv: Record<string, string> = {},
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sightline-bench-'))
  const ports = { PORT: String(await freePort()), STAND_INS_PORT: String(await freePort()) }
  const { env, origin, standInsPort } = configure({
    ...process.env,
    ...ports,
    DATA_DIR: dataDir,
    SMTP_URL: '',
  })
  const standIns = `http://127.0.0.1:${standInsPort}`
  const productionEnv = {
    ...env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    WEB_ORIGIN: 'https://sightline.example',
    DATABASE_URL: databaseUrl,
    ...JSON.parse(JSON.stringify(extraEnv).replaceAll('{stand-ins}', standIns)),
  }
  const children: Child[] = []
  const startAndWait = async (
    name: string,
    args: string[],
    childEnv: NodeJS.ProcessEnv,
    url: string,
  ) => {
    const child = start(name, args, { env: childEnv, cwd: root, isQuiet: true })
    children.unshift(child)
    if (!(await waitForAnswer(url, 60_000))) throw new Error(`${name} did not answer at ${url}`)
    return child
  }
  try {
    await startAndWait('The stand-ins', ['stand-ins/src/main.ts'], env, standIns)
    const { pid } = await startAndWait('The server', SERVER, productionEnv, `${origin}/api/health`)
    if (pid === undefined) throw new Error('The server has no process id')
    return await work({ origin, standIns, pid })
  } finally {
    for (const child of children) await child.close(35_000)
    rmSync(dataDir, { recursive: true, force: true })
  }
}
