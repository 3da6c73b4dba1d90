import { RUN_LIMIT_MS, RUN_MEMORY_LIMIT_MIB } from '@sightline/contracts/interviews/limits'
import type { TestResult } from '@sightline/contracts/questions/questions'
import { resultsOfUnloadableCode, toTestResult } from '../call-outcome.ts'
import {
  isClassSignature,
  methodsWithoutResult,
  solutionName,
  spellCalls,
} from '../class-signature.ts'
import { codeOf, notRunResult, type Run } from '../run.ts'
import { callOnce } from './call.ts'
import { makeImage, openVm, type RubyVm } from './vm.ts'

/** The limit of the growth of Ruby's memory, in pages of 64 KiB. */
export const RUBY_GROWTH_PAGES = RUN_MEMORY_LIMIT_MIB * 16

export type RubyRuntime = {
  /** The VM, replaced when the candidate's code has broken it. */
  vm: RubyVm
  open: () => RubyVm
  /** A clock in milliseconds with any origin. */
  now: () => number
}

/**
 * Starts Ruby once for all runs. `wasm` is the compiled `ruby+stdlib.wasm` of
 * `@ruby/4.0-wasm-wasi`, with its memory limited to RUBY_GROWTH_PAGES of growth.
 */
export function openRuby(wasm: WebAssembly.Module, now: () => number): RubyRuntime {
  const image = makeImage(wasm)
  const open = () => openVm(wasm, image, RUBY_GROWTH_PAGES)
  return { vm: open(), open, now }
}

/**
 * Runs the candidate's Ruby against the tests in order, each in a new Ruby, and yields each result
 * when it is known. The code can reach nothing but the language and its standard library. Ruby
 * cannot be interrupted: a call that never ends ends with its worker, after the earlier results
 * were yielded. Never throws because of the candidate's code.
 */
export async function* runRuby(run: Run, runtime: RubyRuntime): AsyncGenerator<TestResult> {
  const { now } = runtime
  const deadline = now() + RUN_LIMIT_MS
  const { signature } = run.question
  const question = {
    name: solutionName(signature, 'snake'),
    isClass: isClassSignature(signature),
    withoutResult: methodsWithoutResult(signature, 'snake'),
  }
  for (const entry of run.tests) {
    if (now() > deadline) {
      yield notRunResult(run, entry)
      continue
    }
    const args = spellCalls(signature, entry.test.args, 'snake')
    const call = callOnce(
      runtime.vm,
      JSON.stringify({ code: codeOf(run), ...question, args }),
      signature,
      now,
    )
    if (call.isBroken) runtime.vm = runtime.open()
    if (call.outcome.fault && call.isFatal)
      return yield* resultsOfUnloadableCode(run, call.outcome.fault)
    yield toTestResult(run, entry, call.outcome)
  }
}
