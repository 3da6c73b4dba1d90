import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../../scripts/configuration.mjs'
import { SERVER_FLAGS } from '../../scripts/product.mjs'
import type { Order, Report, Row } from './server-commands.ts'

export interface Server {
  /** Where the site is. */
  origin: string
  /** Where the stand-ins are. */
  standIns: string
  /** Moves the server's clock forward. It never goes back. */
  advance(by: { minutes?: number; days?: number }): Promise<void>
  /** Runs a query on the server's database, for states that no page leads to. Values are bound: sql`… where email = ${email}` */
  sql(parts: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>
  /** What the server has logged so far: warnings and errors alone. */
  log(): string
  close(): Promise<void>
}

const MINUTE_MS = 60_000
const main = fileURLToPath(new URL('../server.ts', import.meta.url))

type Distribute<T> = T extends unknown ? Omit<T, 'id'> : never

/** Starts the real server, with `settings` in its environment, and its stand-ins in a process of their own. @throws with its output when it does not come up */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  // Playwright's own loader must not reach the child: plain Node runs it, as it runs the product.
  const child = fork(main, {
    execArgv: SERVER_FLAGS,
    env: { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: compileCache, SETTINGS: JSON.stringify(settings) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }

  const waiting = new Map<number, { resolve: (rows: Row[]) => void; reject: (error: Error) => void }>()
  const up = Promise.withResolvers<{ origin: string; standIns: string }>()
  child.on('message', (report: Report) => {
    if ('origin' in report) return up.resolve(report)
    const order = waiting.get(report.id)
    if ('problem' in report) order?.reject(new Error(report.problem))
    else order?.resolve(report.rows)
    waiting.delete(report.id)
  })
  child.once('exit', () => up.reject(new Error(`The server did not come up:\n${output}`)))

  let orders = 0
  const give = (order: Distribute<Order>) => {
    const id = ++orders
    const { promise, ...settle } = Promise.withResolvers<Row[]>()
    waiting.set(id, settle)
    child.send({ id, ...order })
    return promise
  }

  return {
    ...(await up.promise),
    async advance({ minutes = 0, days = 0 }) {
      await give({ verb: 'advance', ms: (minutes + days * 24 * 60) * MINUTE_MS })
    },
    sql: (parts, ...values) => give({ verb: 'sql', parts: [...parts], values }),
    log: () => output,
    async close() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
