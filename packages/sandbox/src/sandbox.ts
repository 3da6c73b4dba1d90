import { RUN_LIMIT_MS } from '@sightline/contracts/interviews/limits'
import type { TestResult } from '@sightline/contracts/questions/questions'
import type { BrowserLanguage } from '@sightline/languages/registry'
import { notRunResult, type Run, TIMEOUT_MESSAGE } from '@sightline/languages/run'
import type { Phase } from './phase.ts'
import { openRunners, type Runners } from './runners.ts'
import type { WorkerConnection } from './worker-connection.ts'

/**
 * Runtimes end a run at its time limit. A runtime that is busy inside a single step cannot, so its
 * worker is ended this much later.
 */
const GRACE_MS = 2000
/**
 * How long the current test may continue after a run was asked to give way. Waiting this long is
 * still shorter than loading the runtime of Python or C++ again.
 */
const GIVE_WAY_MS = 1500

export interface Sandbox {
  /**
   * Runs code and passes on each result when it is known: one per test, in order, whatever happens.
   * There is one run at a time. A run that `isInPassing` can be asked to give way. Resolves to
   * `stopped` when the run was stopped or gave way.
   * @throws when the runner cannot be loaded
   */
  run(
    language: BrowserLanguage,
    run: Run,
    on: { result: (result: TestResult) => void; phase: (phase: Phase) => void },
    isInPassing?: boolean,
  ): Promise<'finished' | 'stopped'>
  /**
   * Loads a language before its first run, unless a run is in progress. A failure is left to the
   * run to report.
   */
  prepare(language: BrowserLanguage): void
  /**
   * Ends a run in passing before its next test, so that its runtime stays loaded; ends it by force
   * when the current test takes long.
   */
  giveWay(): void
  /** Stops the current run; its remaining tests count as not run. */
  stop(): void
  /** Closes the sandbox. */
  close(): void
}

/**
 * Creates the sandbox for candidates' code. Nothing is loaded before `prepare` or the first run,
 * and each language only when it is prepared or run. `frameAddress` is where the program serves
 * frame.html.
 */
export function createSandbox(frameAddress: string): Sandbox {
  let runners: Runners | undefined
  let end = () => {}
  let giveWay = end
  let isRunning = false

  const discard = () => {
    runners?.close()
    runners = undefined
  }

  const runOnce: Sandbox['run'] = async (language, run, on, isInPassing = false) => {
    const { promise: ended, resolve } = Promise.withResolvers<'stopped'>()
    end = giveWay = () => resolve('stopped')
    let count = 0
    const result = (result: TestResult) => {
      count += 1
      on.result(result)
    }
    runners ??= openRunners(frameAddress)
    const runner = await Promise.race([runners.open(language, on.phase), ended]).catch(
      (error: unknown) => {
        // A failed start is not cached: the next run tries again.
        discard()
        throw error
      },
    )
    let hasGivenWay = false
    if (runner !== 'stopped' && isInPassing)
      giveWay = () => {
        hasGivenWay = true
        runner.connection.send({ kind: 'break' })
        setTimeout(() => resolve('stopped'), GIVE_WAY_MS)
      }
    const outcome =
      runner === 'stopped'
        ? runner
        : await runIn(runner, { run, isBreakable: isInPassing }, { ...on, result }, ended)
    if (outcome !== 'finished' && runner !== 'stopped') runners?.restart(language)
    const reached = count
    for (const entry of run.tests.slice(reached))
      result({ ...notRunResult(run, entry), ...(count === reached && CULPRITS[outcome]) })
    return outcome === 'stopped' || hasGivenWay ? 'stopped' : 'finished'
  }

  return {
    async run(...args) {
      isRunning = true
      try {
        return await runOnce(...args)
      } finally {
        isRunning = false
      }
    },
    prepare(language) {
      if (isRunning) return
      runners ??= openRunners(frameAddress)
      const opened = runners
      opened
        .open(language, () => {})
        .catch(() => {
          // A failed start is not kept: the next run tries again.
          if (runners === opened && !isRunning) discard()
        })
    },
    giveWay: () => giveWay(),
    stop: () => end(),
    close() {
      end()
      discard()
    },
  }
}

type Outcome = 'finished' | 'failed' | 'unresponsive' | 'stopped'

/** The result of the current test when its run was ended by force. */
const CULPRITS: Partial<Record<Outcome, Partial<TestResult>>> = {
  unresponsive: {
    status: 'timeout',
    timeMs: RUN_LIMIT_MS,
    error: { message: TIMEOUT_MESSAGE, line: null },
  },
  failed: {
    status: 'error',
    error: { message: 'The runner stopped unexpectedly. Run it again.', line: null },
  },
}

function runIn(
  { connection, prepareMs }: { connection: WorkerConnection; prepareMs: number },
  what: { run: Run; isBreakable: boolean },
  on: Parameters<Sandbox['run']>[2],
  ended: Promise<Outcome>,
): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const giveUpAfter = (ms: number) => setTimeout(() => resolve('unresponsive'), ms)
  let timer = giveUpAfter(prepareMs + RUN_LIMIT_MS + GRACE_MS)
  connection.listen((message) => {
    if (message.kind === 'result') on.result(message.result)
    else if (message.kind === 'compiled') {
      clearTimeout(timer)
      timer = giveUpAfter(RUN_LIMIT_MS + GRACE_MS)
    } else if (message.kind !== 'ready') resolve(message.kind)
  })
  on.phase({ name: 'running' })
  connection.send({ kind: 'run', ...what })
  return Promise.race([promise, ended]).finally(() => {
    clearTimeout(timer)
    connection.listen(() => {})
  })
}
