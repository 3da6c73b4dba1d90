import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { SECOND_MS } from '../platform/clock.ts'
import type { ReferenceResult, ReferenceTask } from './reference-task.ts'

const ENTRY = fileURLToPath(new URL('./reference-process.ts', import.meta.url))
/**
 * The calls have two seconds; the rest is for starting, and for a run that cannot be interrupted.
 */
const LIMIT_MS = 10 * SECOND_MS
const HEAP_LIMIT_MIB = 512

/**
 * Runs a solution that a model wrote, in a process of its own that ends with the run, and returns
 * the result of each call. All are null when the process crashes, takes too long or is stopped by
 * `signal`.
 */
export function runReference(task: ReferenceTask, signal: AbortSignal): Promise<ReferenceResult[]> {
  const { promise, resolve } = Promise.withResolvers<ReferenceResult[]>()
  const child = fork(ENTRY, {
    execArgv: [
      '--no-warnings',
      '--permission',
      '--allow-fs-read=*',
      `--max-old-space-size=${HEAP_LIMIT_MIB}`,
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    killSignal: 'SIGKILL',
    timeout: LIMIT_MS,
    signal,
  })
  const fail = () => resolve(task.calls.map(() => null))
  child.once('message', (results: ReferenceResult[]) => resolve(results))
  child.once('error', fail)
  child.once('exit', fail)
  child.send(task, (error) => error && fail())
  return promise.finally(() => child.kill('SIGKILL'))
}
