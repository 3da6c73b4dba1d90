import { RUN_LIMIT_MS } from '@sightline/contracts/interview-limits'
import type { TestResult } from '@sightline/contracts/questions'
import * as outcomes from '../call-outcome.ts'
import type { ReturnedValue } from '../compare.ts'
import { notRunResult, type Run } from '../run.ts'
import { spell } from '../spelling.ts'
import { openPython, type Python, type PythonFiles } from './runtime.ts'

/** An interpreter, replaced when the candidate's code has broken it. */
export type PythonRuntime = {
  files: PythonFiles
  python: Promise<Python>
  limit: TimeLimit
}

/** Starts Python; takes a second or two. `now` gives milliseconds from any beginning. */
export async function createPythonRuntime(files: PythonFiles, now: () => number): Promise<PythonRuntime> {
  const limit = createLimit(now)
  const python = openPython(files, limit.shallStop)
  await python
  return { files, limit, python }
}

/**
 * The end of a run's time, and whether to tell the interpreter. Code that goes on nevertheless is told again, not at
 * every step.
 */
function createLimit(now: () => number) {
  let endsAt = Number.POSITIVE_INFINITY
  let tellAt = Number.POSITIVE_INFINITY
  return {
    set: (ms: number) => {
      endsAt = tellAt = now() + ms
    },
    isOver: () => now() > endsAt,
    shallStop: () => {
      const time = now()
      if (time <= tellAt) return false
      tellAt = time + TELL_AGAIN_MS
      return true
    },
  }
}
type TimeLimit = ReturnType<typeof createLimit>
const TELL_AGAIN_MS = 100

/**
 * Runs the candidate's Python against the tests, one after the other, each in a module of its own, and yields every
 * result as it is known. The same promises as runJavaScript, but for code that breaks the interpreter, after which no
 * test is run, and for a single step that never ends, such as `sum(range(10**15))`, which ends only with the worker.
 */
export async function* runPython(run: Run, engine: PythonRuntime): AsyncGenerator<TestResult> {
  const { files, limit } = engine
  const python = await engine.python
  const name = spell(run.question.signature.name, 'snake')
  limit.set(RUN_LIMIT_MS)
  let isStopped = false
  for (const entry of run.tests) {
    if (isStopped || limit.isOver()) {
      yield notRunResult(run, entry)
      continue
    }
    const { outcome, isFatal, isBroken } = await callOnce(python, run.code, name, JSON.stringify(entry.test.args))
    yield outcomes.toTestResult(run, entry, outcome)
    isStopped = isFatal || isBroken || outcome.fault?.status === 'timeout'
    if (isBroken) engine.python = openPython(files, limit.shallStop)
  }
}

/** What the guest says of a call; see guest.ts. */
type GuestReport = { timeMs: number; output: string; isFatal?: boolean } & (
  | { value: ReturnedValue; remark: keyof typeof REMARKS | null; fault?: never }
  | { fault: 'error' | 'timeout' | 'memory' | 'depth' | 'missing'; message?: string; line?: number | null }
)

const REMARKS = {
  nothing: outcomes.NOTHING_RETURNED,
  iterator: 'Your function returned an iterator. Return a list.',
  coroutine: 'Your function returned a coroutine. Return the value.',
}

/** Calls the candidate's function once. Never throws. `isFatal`: no other test can go better. */
async function callOnce(python: Python, code: string, name: string, argsJson: string) {
  try {
    const said: GuestReport = JSON.parse(await python.call(code, name, argsJson))
    return {
      outcome: readOutcome(said, name),
      isFatal: said.fault === 'missing' || said.isFatal === true,
      isBroken: false,
    }
  } catch (cause) {
    const isStack = cause instanceof RangeError
    const message = isStack ? outcomes.TOO_DEEP : python.isFull() ? outcomes.OUT_OF_MEMORY : outcomes.CRASHED
    const outcome: outcomes.CallOutcome = { timeMs: 0, output: '', fault: outcomes.errorFault(message) }
    return { outcome, isFatal: false, isBroken: true }
  }
}

function readOutcome(said: GuestReport, name: string): outcomes.CallOutcome {
  const { timeMs } = said
  const output = outcomes.truncateOutput(said.output)
  if (said.fault === undefined) return { timeMs, output, got: said.value, remark: said.remark && REMARKS[said.remark] }
  const line = said.line ?? null
  switch (said.fault) {
    case 'timeout':
      return { timeMs, output, fault: outcomes.timeoutFault(line) }
    case 'memory':
      return { timeMs, output, fault: outcomes.errorFault(outcomes.OUT_OF_MEMORY, line) }
    case 'depth':
      return { timeMs, output, fault: outcomes.errorFault(outcomes.TOO_DEEP, line) }
    case 'missing':
      return { timeMs, output, fault: outcomes.errorFault(outcomes.missingFunctionMessage(name)) }
    case 'error':
      return { timeMs, output, fault: outcomes.errorFault(said.message ?? '', line) }
  }
}
