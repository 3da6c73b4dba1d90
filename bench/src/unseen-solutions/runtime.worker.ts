import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { TestResult } from '@sightline/contracts/questions/questions'
import { runCpp } from '@sightline/languages/cpp/run'
import { runJavaScript } from '@sightline/languages/javascript/run'
import type { BrowserProgramLanguage } from '@sightline/languages/offered-languages'
import { runPython } from '@sightline/languages/python/run'
import { openRuby, runRuby } from '@sightline/languages/ruby/run'
import type { Run } from '@sightline/languages/run'
import { startCpp } from '@sightline/languages/test/cpp'
import { openQuickJs } from '@sightline/languages/test/javascript'
import { startPython } from '@sightline/languages/test/python'
import { prepareRuby } from '@sightline/languages/toolchain/ruby'
import { runTypeScript } from '@sightline/languages/typescript/run'

export type FromRuntime =
  | { kind: 'ready' }
  | { kind: 'compiled' }
  | { kind: 'result'; result: TestResult }
  | { kind: 'finished' }

type Runner = (run: Run, onCompiled: () => void) => AsyncGenerator<TestResult>
/**
 * Processor time is counted in ticks and lags behind by up to one; much shorter spans are taken
 * from the wall clock.
 */
const TICK_MS = 4
const LONG_SPAN_MS = 25
const readClocks = () => {
  const { user, system } = process.threadCpuUsage()
  return { cpuMs: (user + system) / 1000, wallMs: performance.now() }
}
let spanBegan = readClocks()
let passedMs = 0
let latestMs = 0
let reads = 0
/** So few reads within a span are those around calls and not within a call. */
const FEW_READS = 8
/**
 * A clock that counts the processor time of this thread: what else the machine does must not make a
 * solution slow. Runtimes read it many times within a call, so a span of wall time ends only when
 * it is long enough to be replaced.
 */
const now = () => {
  const read = readClocks()
  const [cpuMs, wallMs] = [read.cpuMs - spanBegan.cpuMs, read.wallMs - spanBegan.wallMs]
  const isLong = wallMs >= LONG_SPAN_MS
  const spanMs = isLong ? Math.min(cpuMs + TICK_MS, wallMs) : wallMs
  latestMs = Math.max(latestMs, passedMs + spanMs)
  reads += 1
  if (isLong && reads > FEW_READS) {
    passedMs += spanMs
    spanBegan = read
    reads = 0
  } else if (isLong) beginSpan()
  return latestMs
}
/**
 * Counts from here on: a span that wall time made too long is no longer taken off the times of the
 * calls that follow.
 */
const beginSpan = () => {
  passedMs = latestMs
  spanBegan = readClocks()
  reads = 0
}

const STARTS: Record<BrowserProgramLanguage, () => Promise<Runner>> = {
  async javascript() {
    const runtime = await openQuickJs(now)
    return (run) => runJavaScript(run, runtime)
  },
  async typescript() {
    const runtime = await openQuickJs(now)
    return (run) => runTypeScript(run, runtime)
  },
  async python() {
    const runtime = await startPython(now)
    return (run) => runPython(run, runtime)
  },
  async ruby() {
    const runtime = openRuby(await WebAssembly.compile(await readFile(await prepareRuby())), now)
    return (run) => runRuby(run, runtime)
  },
  async cpp() {
    const runtime = await startCpp(now)
    return (run, onCompiled) => runCpp(run, runtime, onCompiled)
  },
}

const language: BrowserProgramLanguage = workerData
const runner = await STARTS[language]()
const tell = (message: FromRuntime) => parentPort?.postMessage(message)
parentPort?.on('message', async (run: Run) => {
  beginSpan()
  const onCompiled = () => {
    tell({ kind: 'compiled' })
    beginSpan()
  }
  for await (const result of runner(run, onCompiled)) tell({ kind: 'result', result })
  tell({ kind: 'finished' })
})
tell({ kind: 'ready' })
