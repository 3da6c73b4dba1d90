import { RUN_LIMIT_MS } from '@sightline/contracts/interview-limits'
import type { TestResult } from '@sightline/contracts/questions'
import { errorFault, missingFunctionMessage, resultsOfUnloadableCode, toTestResult } from '../call-outcome.ts'
import { notRunResult, type Run } from '../run.ts'
import { unpackFiles } from './archive.ts'
import { callOnce } from './call.ts'
import { compile } from './compile.ts'
import { type Llvm, openLlvm } from './llvm.ts'
import { inputOf, readComplaint, sourceOf } from './source.ts'

export type CppRuntime = {
  llvm: Llvm
  /** Milliseconds from any beginning. */
  now: () => number
  /** What was compiled last: code is run, tried at its edges and submitted without a change. */
  last?: { source: string; program: Program }
}

/** A program, or what the compiler says against it. */
type Program = { wasm: WebAssembly.Module; said?: never } | { said: string }

/** `llvm` is the compiled `llvm.core.wasm` of `@yowasp/clang`, `files` the archive that `toolchain/cpp.ts` makes. */
export const openCpp = (llvm: WebAssembly.Module, files: Uint8Array, now: () => number): CppRuntime => ({
  llvm: openLlvm(llvm, unpackFiles(files)),
  now,
})

/**
 * Compiles the candidate's C++20 and runs it against the tests, one after the other, each in a program of its own, and
 * yields every result as it is known. The program reaches nothing: no file, no network. It cannot be interrupted: a
 * call that never ends has to be ended with the worker it runs in; the results before it are known by then. Compiling
 * does not count towards RUN_LIMIT_MS, and code that was compiled last is not compiled anew; `onCompiled` tells when
 * that is over. Never throws for what the code does.
 */
export async function* runCpp(run: Run, engine: CppRuntime, onCompiled = () => {}): AsyncGenerator<TestResult> {
  const { now } = engine
  const program = await programOf(sourceOf(run.code, run.question.signature), engine)
  onCompiled()
  if (program.said !== undefined) {
    yield* resultsOfUnloadableCode(run, faultOf(program.said, run))
    return
  }
  const deadline = now() + RUN_LIMIT_MS
  for (const entry of run.tests)
    yield now() > deadline
      ? notRunResult(run, entry)
      : toTestResult(run, entry, callOnce(program.wasm, inputOf(entry.test.args), now))
}

async function programOf(source: string, engine: CppRuntime): Promise<Program> {
  if (engine.last?.source === source) return engine.last.program
  const compiled = compile(engine.llvm, source)
  const program = compiled.said === undefined ? { wasm: await WebAssembly.compile(compiled.wasm) } : compiled
  engine.last = { source, program }
  return program
}

function faultOf(said: string, { question: { signature } }: Run) {
  const complaint = readComplaint(said, signature)
  return complaint.isMissing
    ? errorFault(missingFunctionMessage(signature.name))
    : errorFault(complaint.text, complaint.line)
}
