import { RUN_LIMIT_MS } from '@sightline/contracts/interviews/limits'
import type { Signature, TestResult, Value } from '@sightline/contracts/questions/questions'
import * as outcomes from '../call-outcome.ts'
import { isClassSignature, solutionName, spellCalls } from '../class-signature.ts'
import type { ReturnedValue } from '../compare.ts'
import { codeOf, notRunResult, type Run } from '../run.ts'
import { openPython, type Python, type PythonFiles } from './runtime.ts'

/** A Python interpreter, replaced when the candidate's code has broken it. */
export type PythonRuntime = {
  files: PythonFiles
  python: Promise<Python>
  limit: TimeLimit
}

/** Starts Python, which takes a second or two. `now` is a clock in milliseconds with any origin. */
export async function createPythonRuntime(
  files: PythonFiles,
  now: () => number,
): Promise<PythonRuntime> {
  const limit = createLimit(now)
  const python = openPython(files, limit.shouldInterrupt)
  await python
  return { files, limit, python }
}

/**
 * Whether a run's time is over, and whether to interrupt the interpreter now. Code that catches the
 * interrupt is interrupted again, but not at every step.
 */
function createLimit(now: () => number) {
  let endsAt = Number.POSITIVE_INFINITY
  let interruptAt = Number.POSITIVE_INFINITY
  return {
    set: (ms: number) => {
      endsAt = interruptAt = now() + ms
    },
    isOver: () => now() > endsAt,
    shouldInterrupt: () => {
      const time = now()
      if (time <= interruptAt) return false
      interruptAt = time + INTERRUPT_AGAIN_MS
      return true
    },
  }
}
type TimeLimit = ReturnType<typeof createLimit>
const INTERRUPT_AGAIN_MS = 100

/**
 * Runs the candidate's Python against the tests in order, each in a new module, and yields each
 * result when it is known. Makes the same promises as runJavaScript, with two exceptions: after
 * code that breaks the interpreter no further test is run, and a single step that never ends, such
 * as `sum(range(10**15))`, ends only with its worker.
 */
export async function* runPython(run: Run, runtime: PythonRuntime): AsyncGenerator<TestResult> {
  const { files, limit } = runtime
  const python = await runtime.python
  const { signature } = run.question
  limit.set(RUN_LIMIT_MS)
  let isStopped = false
  for (const entry of run.tests) {
    if (isStopped || limit.isOver()) {
      yield notRunResult(run, entry)
      continue
    }
    const { outcome, isFatal, isBroken } = await callOnce(
      python,
      codeOf(run),
      signature,
      entry.test.args,
    )
    yield outcomes.toTestResult(run, entry, outcome)
    isStopped = isFatal || isBroken || outcome.fault?.status === 'timeout'
    if (isBroken) runtime.python = openPython(files, limit.shouldInterrupt)
  }
}

/** The outcome of a call as reported by guest.ts. */
type GuestReport = { timeMs: number; output: string; isFatal?: boolean } & (
  | { value: ReturnedValue; remark: keyof typeof REMARKS | null; fault?: never }
  | {
      fault: 'error' | 'timeout' | 'memory' | 'depth' | 'missing'
      message?: string
      line?: number | null
    }
)

const REMARKS = {
  nothing: outcomes.NOTHING_RETURNED,
  iterator: 'Your function returned an iterator. Return a list.',
  coroutine: 'Your function returned a coroutine. Return the value.',
}

/**
 * Calls the candidate's function once. Never throws. `isFatal`: every other test would fail too.
 */
async function callOnce(python: Python, code: string, signature: Signature, args: Value[]) {
  const isClass = isClassSignature(signature)
  const name = solutionName(signature, 'snake')
  const argsJson = JSON.stringify(spellCalls(signature, args, 'snake'))
  try {
    const report: GuestReport = JSON.parse(await python.call(code, name, argsJson, isClass))
    return {
      outcome: readOutcome(report, signature),
      isFatal: report.fault === 'missing' || report.isFatal === true,
      isBroken: false,
    }
  } catch (cause) {
    const isStack = cause instanceof RangeError
    const message = isStack
      ? outcomes.TOO_DEEP
      : python.isFull()
        ? outcomes.OUT_OF_MEMORY
        : outcomes.CRASHED
    const outcome: outcomes.CallOutcome = {
      timeMs: 0,
      output: '',
      fault: outcomes.errorFault(message),
    }
    return { outcome, isFatal: false, isBroken: true }
  }
}

function readOutcome(report: GuestReport, signature: Signature): outcomes.CallOutcome {
  const { timeMs } = report
  const output = outcomes.truncateOutput(report.output)
  if (report.fault === undefined)
    return { timeMs, output, got: report.value, remark: report.remark && REMARKS[report.remark] }
  const line = report.line ?? null
  switch (report.fault) {
    case 'timeout':
      return { timeMs, output, fault: outcomes.timeoutFault(line) }
    case 'memory':
      return { timeMs, output, fault: outcomes.errorFault(outcomes.OUT_OF_MEMORY, line) }
    case 'depth':
      return { timeMs, output, fault: outcomes.errorFault(outcomes.TOO_DEEP, line) }
    case 'missing':
      return {
        timeMs,
        output,
        fault: outcomes.errorFault(outcomes.missingSolutionMessage(signature, 'snake')),
      }
    case 'error':
      return { timeMs, output, fault: outcomes.errorFault(report.message ?? '', line) }
  }
}
