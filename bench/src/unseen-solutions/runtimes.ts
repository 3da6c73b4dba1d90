import { Worker } from 'node:worker_threads'
import { RUN_LIMIT_MS } from '@sightline/contracts/interviews/limits'
import type { TestCase, TestResult } from '@sightline/contracts/questions/questions'
import type { BrowserProgramLanguage } from '@sightline/languages/offered-languages'
import { notRunResult, type Run, TIMEOUT_MESSAGE } from '@sightline/languages/run'
import type { FromRuntime } from './runtime.worker.ts'

/** As in the site's sandbox: a runtime that is busy inside a single step is ended this much after the time
 * limit, here in processor time. */
const GRACE_MS = 2000
const COMPILE_LIMIT_MS = 30_000
const WATCH_EVERY_MS = 200

export type RunTests = (run: Omit<Run, 'tests'> & { tests: TestCase[] }) => Promise<TestResult[]>

export interface Runtime {
  run: RunTests
  close(): Promise<void>
}

/**
 * Opens the product's runtime of a language in a thread, which is ended and replaced when a call
 * never ends.
 */
export function openRuntime(language: BrowserProgramLanguage): Runtime {
  let worker: Promise<Worker> | null = null
  const start = async () => {
    const started = new Worker(new URL('./runtime.worker.ts', import.meta.url), {
      workerData: language,
    })
    await new Promise((resolve, reject) => started.once('message', resolve).once('error', reject))
    return started
  }
  return {
    async run({ tests, ...code }) {
      worker ??= start()
      const current = await worker
      const run = { ...code, tests: tests.map((test) => ({ test, isHidden: false })) }
      const { results, isFinished } = await runIn(current, language, run)
      if (!isFinished) {
        worker = null
        await current.terminate()
      }
      const ended = {
        status: 'timeout',
        timeMs: RUN_LIMIT_MS,
        error: { message: TIMEOUT_MESSAGE, line: null },
      } as const
      const rest = run.tests
        .slice(results.length)
        .map((entry, index) => ({ ...notRunResult(run, entry), ...(index === 0 && ended) }))
      return [...results, ...rest]
    },
    async close() {
      await (await worker)?.terminate()
    },
  }
}

/** Ends when the run is finished or has taken too much processor time. */
async function runIn(
  worker: Worker,
  language: BrowserProgramLanguage,
  run: Run,
): Promise<{ results: TestResult[]; isFinished: boolean }> {
  const results: TestResult[] = []
  let limitMs = (language === 'cpp' ? COMPILE_LIMIT_MS : RUN_LIMIT_MS) + GRACE_MS
  let before = await worker.cpuUsage()
  const watch = Promise.withResolvers<boolean>()
  const timer = setInterval(async () => {
    const { user, system } = await worker.cpuUsage(before)
    if ((user + system) / 1000 > limitMs) watch.resolve(false)
  }, WATCH_EVERY_MS)
  worker.on('error', () => watch.resolve(false))
  worker.on('message', async (message: FromRuntime) => {
    if (message.kind === 'result') results.push(message.result)
    if (message.kind === 'finished') watch.resolve(true)
    if (message.kind !== 'compiled') return
    before = await worker.cpuUsage()
    limitMs = RUN_LIMIT_MS + GRACE_MS
  })
  worker.postMessage(run)
  const isFinished = await watch.promise
  clearInterval(timer)
  worker.removeAllListeners('message').removeAllListeners('error')
  return { results, isFinished }
}
