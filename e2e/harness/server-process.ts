import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { SERVER_FLAGS } from '../../scripts/product.mjs'
import type { Row, ServerCommand, ServerMessage } from './server-commands.ts'

export interface Server {
  /** The site's origin. */
  origin: string
  /** The stand-ins' origin. */
  standIns: string
  /** Moves the server's clock forward. It never goes back. */
  advance(by: { minutes?: number; days?: number }): Promise<void>
  /**
   * Queries the server's database, for states that no page leads to. Values are bound: sql`… where
   * email = ${email}`
   */
  sql(parts: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>
  /** The server's log so far: warnings and errors. */
  log(): string
  close(): Promise<void>
}

const MINUTE_MS = 60_000
const main = fileURLToPath(new URL('../server.ts', import.meta.url))

type Distribute<T> = T extends unknown ? Omit<T, 'id'> : never

/**
 * Starts the server with its stand-ins in a child process; `serverEnv` is added to the server's
 * environment.
 * @throws with the process's output when the server does not start
 */
export async function startServer(serverEnv: Record<string, string> = {}): Promise<Server> {
  // NODE_OPTIONS is cleared so that Playwright's loader does not reach the child, which runs as the
  // product does.
  const child = fork(main, {
    execArgv: SERVER_FLAGS,
    env: { ...process.env, NODE_OPTIONS: '', SERVER_ENV: JSON.stringify(serverEnv) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }

  const waiting = new Map<
    number,
    { resolve: (rows: Row[]) => void; reject: (error: Error) => void }
  >()
  const up = Promise.withResolvers<{ origin: string; standIns: string }>()
  child.on('message', (report: ServerMessage) => {
    if ('origin' in report) return up.resolve(report)
    const command = waiting.get(report.id)
    if ('problem' in report) command?.reject(new Error(report.problem))
    else command?.resolve(report.rows)
    waiting.delete(report.id)
  })
  child.once('exit', () => up.reject(new Error(`The server did not come up:\n${output}`)))

  let commands = 0
  const sendCommand = (command: Distribute<ServerCommand>) => {
    const id = ++commands
    const { promise, ...settle } = Promise.withResolvers<Row[]>()
    waiting.set(id, settle)
    child.send({ id, ...command })
    return promise
  }

  return {
    ...(await up.promise),
    async advance({ minutes = 0, days = 0 }) {
      await sendCommand({ verb: 'advance', ms: (minutes + days * 24 * 60) * MINUTE_MS })
    },
    sql: (parts, ...values) => sendCommand({ verb: 'sql', parts: [...parts], values }),
    log: () => output,
    async close() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
