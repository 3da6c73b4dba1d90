import { OUTPUT_MAX_LENGTH, RUN_LIMIT_MS } from '@sightline/contracts/interview-limits'
import type { TestCase, TestResult } from '@sightline/contracts/questions'
import { type Got, isExpected } from '../compare.ts'
import { cut, formatValue } from '../format-value.ts'
import { notRun, type Run } from '../run.ts'
import { callOnce, type Outcome } from './call.ts'
import { openVm } from './vm.ts'

export type Engine = {
  /** The compiled module of `@jitl/quickjs-wasmfile-release-sync`. */
  wasm: WebAssembly.Module
  /** Milliseconds from any beginning. */
  now: () => number
}

const OUTPUT_CUT = '… the rest of the output is not kept\n'

/**
 * Runs the candidate's JavaScript against the tests, one after the other, each in a world of its own, and yields every result as it is
 * known. The code reaches nothing but the language itself. All tests together get RUN_LIMIT_MS and RUN_MEMORY_LIMIT_MIB; what is left
 * when the time is over, or when the code cannot be loaded, is reported as not run. Never throws for what the code does.
 */
export async function* runJavaScript(run: Run, { wasm, now }: Engine): AsyncGenerator<TestResult> {
  const deadline = now() + RUN_LIMIT_MS
  const isOver = () => now() > deadline
  let vm = await openVm(wasm)
  let isStopped = false
  for (const entry of run.tests) {
    const { test } = entry
    if (isStopped || isOver()) {
      yield notRun(run, entry)
      continue
    }
    const { output, write } = collectOutput()
    const call = { code: run.code, functionName: run.question.signature.name, argsJson: JSON.stringify(test.args) }
    const outcome = callOnce(vm, call, { now, isOver, write })
    yield { ...notRun(run, entry), ...judge(run, test, outcome), output: output() }
    isStopped = outcome.fault !== undefined && (outcome.fault.isFatal || outcome.fault.status === 'timeout')
    if (outcome.isBroken && !isStopped) vm = await openVm(wasm)
  }
}

function judge({ question }: Run, test: TestCase, outcome: Outcome): Partial<TestResult> {
  const timeMs = Math.max(0, Math.round(outcome.timeMs * 10) / 10)
  if (outcome.fault) {
    const { status, message, line } = outcome.fault
    return { status, timeMs, error: { message: cut(message, 2000), line } }
  }
  const got: Got = JSON.parse(outcome.json)
  const isPassed = isExpected(got, test.expected, question.comparison)
  return { status: isPassed ? 'passed' : 'failed', timeMs, got: formatValue(got), error: isPassed ? null : remark(got) }
}

/** A word about results that have one cause nearly always. */
function remark(got: Got): TestResult['error'] {
  if (typeof got !== 'object' || got === null || Array.isArray(got)) return null
  if (got.odd === 'undefined') return { message: 'Your function returned nothing. Is a return missing?', line: null }
  if (got.odd === '[Promise]') return { message: 'Your function returned a promise. Return the value.', line: null }
  return null
}

function collectOutput() {
  let output = ''
  const write = (text: string) => {
    output += text
    if (output.length <= OUTPUT_MAX_LENGTH) return false
    output = `${output.slice(0, OUTPUT_MAX_LENGTH)}\n${OUTPUT_CUT}`
    return true
  }
  return { output: () => output, write }
}
