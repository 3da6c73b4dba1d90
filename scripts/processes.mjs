import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

const followParent = new URL('follow-parent.mjs', import.meta.url).href

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** Ends every command that `run` has started and that has not ended. */
export function stopRunning() {
  for (const child of running) child.kill('SIGTERM')
}

/**
 * Runs a command to its end and collects its output.
 * @param {string} command a program on the PATH
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, isBackground?: boolean }}
 * [options] isBackground: the command and what it starts give way to other work
 * @returns {Promise<{ code: number, output: string }>} output: stdout and stderr, interleaved; code
 * 127 when the command could not be started
 */
export function run(command, args, { cwd, env, timeoutMs, isBackground } = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      ...(cwd && { cwd }),
      ...(env && { env }),
      ...(timeoutMs && { timeout: timeoutMs, killSignal: 'SIGKILL' }),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    running.add(child)
    if (isBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    const finish = (/** @type {number} */ code, message = '') => {
      running.delete(child)
      resolve({ code, output: output + message })
    }
    child.on('error', (error) => finish(127, `${command} did not start: ${error.message}\n`))
    child.on('close', (code, signal) =>
      code === null
        ? finish(exitCodeOf(signal), `${command} was ended by ${signal}\n`)
        : finish(code),
    )
  })
}

/**
 * @typedef {object} Child
 * @property {string} name
 * @property {number | undefined} pid
 * @property {Promise<number>} exited resolves with the exit code
 * @property {(graceMs: number) => Promise<void>} close ends the program with SIGTERM, after the
 * grace time with SIGKILL
 */

/**
 * Starts a long-running Node program that shares our output. Its own process group keeps Ctrl+C in
 * the terminal from reaching it, so that the caller decides the order of closing.
 * @param {string} name for messages
 * @param {string[]} args of Node: the program and its arguments
 * @param {{ env: NodeJS.ProcessEnv, cwd?: string, isQuiet?: boolean }} options isQuiet: only stderr
 * is shown
 * @returns {Child}
 */
export function start(name, args, { env, cwd, isQuiet }) {
  const child = spawn(process.execPath, ['--import', followParent, ...args], {
    env,
    ...(cwd && { cwd }),
    detached: process.platform !== 'win32',
    stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  })
  /** @type {Promise<number>} */
  const exited = new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (code, signal) => resolve(code ?? exitCodeOf(signal)))
  })
  const close = async (/** @type {number} */ graceMs) => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
    await exited
    clearTimeout(timer)
  }
  return { name, pid: child.pid, exited, close }
}

/** Long-running programs that are closed together, the last started first. */
export function createGroup() {
  /** @type {Child[]} */
  const children = []
  /** @type {PromiseWithResolvers<number>} */
  const { promise: failed, resolve: fail } = Promise.withResolvers()
  let isClosing = false
  return {
    /** Resolves with an exit code other than 0 when a program ends before the group is closed. */
    failed,
    isClosing: () => isClosing,
    /** @param {Parameters<typeof start>} args */
    start(...args) {
      const child = start(...args)
      children.unshift(child)
      child.exited.then((code) => {
        if (isClosing) return
        console.error(`${child.name} ended by itself, with exit code ${code}.`)
        fail(code || 1)
      })
    },
    /** @param {number} graceMs for each program, before it is killed */
    async close(graceMs) {
      isClosing = true
      for (const child of children) await child.close(graceMs)
    },
  }
}

/** The exit code by which shells report a signal. @param {NodeJS.Signals | null} signal */
const exitCodeOf = (signal) => 128 + (signal ? constants.signals[signal] : 0)

/**
 * Waits until a URL answers 2xx.
 * @param {string} url
 * @param {number} timeoutMs
 * @returns {Promise<boolean>} false when it did not answer in time
 */
export async function waitForAnswer(url, timeoutMs) {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    if (response?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
