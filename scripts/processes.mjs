import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const followParent = new URL('follow-parent.mjs', import.meta.url).href

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Resolves once somebody wants this process to end: by a signal, or by ending the npm that runs it (which, killed, tells
 * nobody).
 * @returns {Promise<void>}
 */
export function toldToStop() {
  const parent = process.ppid
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve())
    if (!process.env.npm_lifecycle_event) return
    setInterval(() => process.ppid !== parent && resolve(), 1000).unref()
  })
}

/** Ends every command that `run` has under way. */
export function stopRunning() {
  for (const child of running) child.kill('SIGTERM')
}

/**
 * Runs a command to its end and keeps what it says.
 * @param {string} command a program on the PATH
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, user?: { uid: number, gid: number } }} [options]
 * @returns {Promise<{ code: number, output: string }>} output: stdout and stderr as they came; code 127 when it did not start
 */
export function run(command, args, { cwd, env, timeoutMs, user } = {}) {
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const chunks = []
    const child = spawn(command, args, {
      ...user,
      ...(cwd && { cwd }),
      ...(env && { env }),
      ...(timeoutMs && { timeout: timeoutMs, killSignal: 'SIGKILL' }),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    running.add(child)
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    const end = (/** @type {number} */ code, /** @type {string[]} */ ...words) => {
      running.delete(child)
      resolve({ code, output: [Buffer.concat(chunks).toString(), ...words].join('') })
    }
    child.on('error', (error) => end(127, `${command} did not start: ${error.message}\n`))
    child.on('close', (code, signal) =>
      code === null ? end(codeOf(signal), `${command} was ended by ${signal}\n`) : end(code),
    )
  })
}

/**
 * @typedef {{ name: string, pid: number | undefined, exited: Promise<number>, close(graceMs: number): Promise<void> }} Child
 */

/**
 * Starts a long-running Node program that shares our output. It has a process group of its own, so that a Ctrl+C in the
 * terminal reaches us alone and we choose the order of closing; it ends by itself when we vanish.
 * @param {string} name what to call it in messages
 * @param {string[]} args of node: the program and its arguments
 * @param {{ env: NodeJS.ProcessEnv, cwd?: string, isQuiet?: boolean }} options isQuiet: only its stderr is shown
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
    child.once('exit', (code, signal) => resolve(code ?? codeOf(signal)))
  })
  const close = async (/** @type {number} */ graceMs) => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
    await exited
    clearTimeout(timer)
  }
  return { name, pid: child.pid, exited, close }
}

/** The exit code by which shells report a signal. @param {NodeJS.Signals | null} signal */
const codeOf = (signal) => 128 + (signal ? constants.signals[signal] : 0)

/**
 * Waits until a URL answers 2xx.
 * @param {string} url
 * @param {number} timeoutMs
 * @returns {Promise<boolean>} false when it did not in time
 */
export async function answers(url, timeoutMs) {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    if (response?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
