import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configure, root } from '../../scripts/configuration.mjs'
import { freePort } from '../../scripts/ports.mjs'
import { type Child, start, waitForAnswer } from '../../scripts/processes.mjs'
import { SERVER } from '../../scripts/product.mjs'

export interface Server {
  origin: string
  standIns: string
  pid: number
}

/** Runs `work` against a server as it runs in production, on PostgreSQL, with its log thrown away; only its mail is stood in for. */
export async function withServer<Result>(
  databaseUrl: string,
  work: (server: Server) => Promise<Result>,
  /** More of the server's environment; `{stand-ins}` in a value is where those are. */
  settings: Record<string, string> = {},
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sightline-bench-'))
  const ports = { PORT: String(await freePort()), STAND_INS_PORT: String(await freePort()) }
  const { env, origin, standInsPort } = configure({ ...process.env, ...ports, DATA_DIR: dataDir, SMTP_URL: '' })
  const standIns = `http://127.0.0.1:${standInsPort}`
  const production = {
    ...env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    WEB_ORIGIN: 'https://sightline.example',
    DATABASE_URL: databaseUrl,
    ...Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [name, value.replace('{stand-ins}', standIns)]),
    ),
  }
  const children: Child[] = []
  const launch = async (name: string, args: string[], environment: NodeJS.ProcessEnv, url: string) => {
    const child = start(name, args, { env: environment, cwd: root, isQuiet: true })
    children.unshift(child)
    if (!(await waitForAnswer(url, 60_000))) throw new Error(`${name} did not answer at ${url}`)
    return child
  }
  try {
    await launch('The stand-ins', ['stand-ins/src/main.ts'], env, standIns)
    const { pid } = await launch('The server', SERVER, production, `${origin}/api/health`)
    if (pid === undefined) throw new Error('The server has no process id')
    return await work({ origin, standIns, pid })
  } finally {
    for (const child of children) await child.close(35_000)
    rmSync(dataDir, { recursive: true, force: true })
  }
}
