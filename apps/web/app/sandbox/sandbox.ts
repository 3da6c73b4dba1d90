import { notRun, type Run, TIMEOUT_MESSAGE } from '@sightline/coach/run'
import { RUN_LIMIT_MS } from '@sightline/contracts/interview-limits'
import type { TestResult } from '@sightline/contracts/questions'
import { openFrame } from './frame.ts'
import { startWorker, type WorkerConnection } from './worker-connection.ts'

/** The engine ends a run by itself; one that cannot, busy inside a single step, is ended with its worker this much later. */
const GRACE_MS = 2000

type Phase = 'loading' | 'running'
export interface Sandbox {
  /**
   * Runs code and hands over each result as it is known, in order, one for every test whatever happens. One run at a time.
   * `stopped` when stop ended it. @throws when the runner cannot be loaded
   */
  run(
    run: Run,
    on: { result: (result: TestResult) => void; phase: (phase: Phase) => void },
  ): Promise<'finished' | 'stopped'>
  /** Ends the run under way; its remaining tests count as not run. */
  stop(): void
  /** Ends everything. */
  close(): void
}

/** Where candidates' code runs: nothing is loaded before the first run. */
export function createSandbox(): Sandbox {
  let frame: ReturnType<typeof openFrame> | undefined
  let worker: Promise<WorkerConnection> | undefined
  let end = () => {}

  const connect = () => {
    frame ??= openFrame()
    worker ??= frame.then(startWorker)
    // A failure is not kept: the next run tries again.
    worker.catch(discard)
    return worker
  }
  const discard = () => {
    worker = undefined
    frame?.then(({ close }) => close()).catch(() => {})
    frame = undefined
  }
  const restart = () => {
    worker = undefined
    connect().catch(() => {})
  }

  return {
    async run(run, on) {
      const { promise: ended, resolve } = Promise.withResolvers<'stopped'>()
      end = () => resolve('stopped')
      let count = 0
      const result = (result: TestResult) => {
        count += 1
        on.result(result)
      }
      on.phase('loading')
      const connection = await Promise.race([connect(), ended])
      const outcome = connection === 'stopped' ? 'stopped' : await runIn(connection, run, { ...on, result }, ended)
      if (outcome !== 'finished' && connection !== 'stopped') restart()
      const reached = count
      for (const entry of run.tests.slice(reached))
        result({ ...notRun(run, entry), ...(count === reached && CULPRITS[outcome]) })
      return outcome === 'stopped' ? 'stopped' : 'finished'
    },
    stop: () => end(),
    close() {
      end()
      discard()
    },
  }
}

type Outcome = 'finished' | 'failed' | 'unresponsive' | 'stopped'

/** What the test that was under way shows when the run did not end by itself. */
const CULPRITS: Partial<Record<Outcome, Partial<TestResult>>> = {
  unresponsive: { status: 'timeout', timeMs: RUN_LIMIT_MS, error: { message: TIMEOUT_MESSAGE, line: null } },
  failed: { status: 'error', error: { message: 'The runner stopped unexpectedly. Run it again.', line: null } },
}

function runIn(
  connection: WorkerConnection,
  run: Run,
  on: Parameters<Sandbox['run']>[1],
  ended: Promise<Outcome>,
): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  connection.listen((message) => {
    if (message.kind === 'result') on.result(message.result)
    else if (message.kind !== 'loaded') resolve(message.kind)
  })
  const timer = setTimeout(() => resolve('unresponsive'), RUN_LIMIT_MS + GRACE_MS)
  on.phase('running')
  connection.send({ kind: 'run', run })
  return Promise.race([promise, ended]).finally(() => {
    clearTimeout(timer)
    connection.listen(() => {})
  })
}
