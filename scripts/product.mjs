import { root, UserError } from './configuration.mjs'
import { createGroup, waitForAnswer } from './processes.mjs'

/**
 * How Node runs the server. A young generation left to its default size costs 100 MB and saves no
 * time. The start leaves much garbage, and V8 would let the heap grow to a multiple before it
 * collects: that costs another 100 MB.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=50']
export const SERVER = [...SERVER_FLAGS, 'apps/server/src/main.ts']

/** The server promises to close within 30 s of SIGTERM. */
const GRACE_MS = 35_000

/**
 * Starts the stand-ins, if any is needed, then the server.
 * @param {import('./configuration.mjs').Configuration} configuration
 * @returns {{ ready: Promise<void>, failed: Promise<number>, close(): Promise<void> }} ready:
 * resolves once the server answers; failed: a program ended by itself, with the exit code to pass
 * on; close: ends the server first, since it may still need the stand-ins
 */
export function startProduct({ env, origin, standInsPort }) {
  const group = createGroup()
  const startAll = async () => {
    if (standInsPort !== undefined) {
      group.start('The stand-ins', ['stand-ins/src/main.ts'], { env, cwd: root, isQuiet: true })
      await expectAnswer('The stand-ins', `http://127.0.0.1:${standInsPort}/`)
    }
    if (group.isClosing()) return
    group.start('The server', SERVER, { env, cwd: root })
    await expectAnswer('The server', `${origin}/api/health`)
  }
  return { ready: startAll(), failed: group.failed, close: () => group.close(GRACE_MS) }
}

/** @param {string} name @param {string} url */
async function expectAnswer(name, url) {
  if (!(await waitForAnswer(url, 60_000)))
    throw new UserError(`${name} did not answer at ${url} within a minute.`)
}
