import { Refusal } from './configuration.mjs'
import { root } from './install.mjs'
import { answers, start } from './processes.mjs'

/**
 * How Node runs the server. Left to itself, V8 lets the young generation grow to what a big machine has, some 100 MB for nothing: what a
 * request makes is gone with it.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=4']
export const SERVER = [...SERVER_FLAGS, 'apps/server/src/main.ts']

/** The server promises to have closed within 30 s of SIGTERM. */
const GRACE_MS = 35_000

/**
 * Starts the stand-ins that are needed, then the server.
 * @param {import('./configuration.mjs').Configuration} configuration
 * @returns {{ up: Promise<void>, ended: Promise<number>, close(): Promise<void>, serverPid(): number | undefined }}
 *   up: the server answers, refused when it takes too long; ended: a process ended by itself, with the exit code to
 *   hand on; close: the server first, since it may need the stand-ins for what it has begun
 */
export function bringUp({ env, origin, standInsPort }) {
  /** @type {import('./processes.mjs').Child[]} */
  const children = []
  let isClosing = false
  /** @type {(code: number) => void} */
  let end = () => {}
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    end = resolve
  })

  const launch = (/** @type {string} */ name, /** @type {string[]} */ args, isQuiet = false) => {
    const child = start(name, args, { env, cwd: root, isQuiet })
    children.push(child)
    child.exited.then((code) => {
      if (isClosing) return
      console.error(`${name} ended by itself, with exit code ${code}.`)
      end(code || 1)
    })
  }
  const launchAll = async () => {
    if (standInsPort !== undefined) {
      launch('The stand-ins', ['stand-ins/src/main.ts'], true)
      await expectAnswer('The stand-ins', `http://127.0.0.1:${standInsPort}/`)
    }
    if (isClosing) return
    launch('The server', SERVER)
    await expectAnswer('The server', `${origin}/api/health`)
  }
  const close = async () => {
    isClosing = true
    for (const child of children.reverse()) await child.close(GRACE_MS)
  }
  return { up: launchAll(), ended, close, serverPid: () => children.at(-1)?.pid }
}

/** @param {string} name @param {string} url */
async function expectAnswer(name, url) {
  if (!(await answers(url, 60_000))) throw new Refusal(`${name} did not answer at ${url} within a minute.`)
}
