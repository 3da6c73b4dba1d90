import { RUN_LIMIT_MS } from '@sightline/contracts/interviews/limits'
import type { TestResult } from '@sightline/contracts/questions/questions'
import {
  collectOutput,
  missingSolutionMessage,
  NOTHING_RETURNED,
  toTestResult,
} from '../call-outcome.ts'
import { className, isClassSignature } from '../class-signature.ts'
import type { ReturnedValue } from '../compare.ts'
import { codeOf, notRunResult, type Run } from '../run.ts'
import { callOnce, type RawOutcome } from './call.ts'
import { solutionExpression } from './solution-expression.ts'
import { openVm } from './vm.ts'

export type JavaScriptRuntime = {
  /** The compiled module of `@jitl/quickjs-wasmfile-release-sync`. */
  wasm: WebAssembly.Module
  /** A clock in milliseconds with any origin. */
  now: () => number
}

/**
 * Runs the candidate's JavaScript against the tests in order, each in a new VM, and yields each
 * result when it is known. The code can reach nothing but the language itself. All tests together
 * get RUN_LIMIT_MS and RUN_MEMORY_LIMIT_MIB; tests that remain when the time is over, or when the
 * code cannot be loaded, are reported as not run. Never throws because of the candidate's code.
 */
export async function* runJavaScript(
  run: Run,
  { wasm, now }: JavaScriptRuntime,
): AsyncGenerator<TestResult> {
  const { signature } = run.question
  const [solution, missing] = [
    solutionExpression(signature),
    missingSolutionMessage(signature, 'camel'),
  ]
  const name = isClassSignature(signature) ? className(signature) : signature.name
  const deadline = now() + RUN_LIMIT_MS
  const isOver = () => now() > deadline
  let vm = await openVm(wasm)
  let isStopped = false
  for (const entry of run.tests) {
    const { test } = entry
    if (isStopped || isOver()) {
      yield notRunResult(run, entry)
      continue
    }
    const { output, write } = collectOutput()
    const argsJson = JSON.stringify(test.args)
    const call = { code: codeOf(run), name, solution, missing, argsJson }
    const outcome = callOnce(vm, call, { now, isOver, write })
    yield toTestResult(run, entry, { ...readOutcome(outcome), output: output() })
    isStopped =
      outcome.fault !== undefined && (outcome.fault.isFatal || outcome.fault.status === 'timeout')
    if (outcome.isBroken && !isStopped) vm = await openVm(wasm)
  }
}

function readOutcome(outcome: RawOutcome) {
  if (outcome.fault) return outcome
  const got: ReturnedValue = JSON.parse(outcome.json)
  return { timeMs: outcome.timeMs, got, remark: remarkOn(got) }
}

function remarkOn(got: ReturnedValue): string | null {
  if (typeof got !== 'object' || got === null || Array.isArray(got)) return null
  if (got.odd === 'undefined') return NOTHING_RETURNED
  return got.odd === '[Promise]' ? 'Your function returned a promise. Return the value.' : null
}
