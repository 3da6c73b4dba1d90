import { RUN_LIMIT_MS } from '@sightline/contracts/interview-limits'
import type { TestResult } from '@sightline/contracts/questions'
import { fault, missing, notLoaded, resultOf } from '../outcome.ts'
import { notRun, type Run } from '../run.ts'
import { unpackFiles } from './archive.ts'
import { callOnce } from './call.ts'
import { compile } from './compile.ts'
import { type Llvm, openLlvm } from './llvm.ts'
import { inputOf, readComplaint, sourceOf } from './source.ts'

export type Engine = {
  llvm: Llvm
  /** Milliseconds from any beginning. */
  now: () => number
}

/** `llvm` is the compiled `llvm.core.wasm` of `@yowasp/clang`, `files` the archive that `toolchain/cpp.ts` makes. */
export const openCpp = (llvm: WebAssembly.Module, files: Uint8Array, now: () => number): Engine => ({
  llvm: openLlvm(llvm, unpackFiles(files)),
  now,
})

/**
 * Compiles the candidate's C++20 and runs it against the tests, one after the other, each in a program of its own, and yields every
 * result as it is known. The program reaches nothing: no file, no network. It cannot be interrupted: a call that never ends has to be
 * ended with the worker it runs in; the results before it are known by then. Compiling does not count towards RUN_LIMIT_MS. Never
 * throws for what the code does.
 */
export async function* runCpp(run: Run, { llvm, now }: Engine): AsyncGenerator<TestResult> {
  const { signature } = run.question
  const compiled = compile(llvm, sourceOf(run.code, signature))
  if (compiled.said !== undefined) {
    yield* notLoaded(run, faultOf(compiled.said, run))
    return
  }
  const program = await WebAssembly.compile(compiled.wasm)
  const deadline = now() + RUN_LIMIT_MS
  for (const entry of run.tests)
    yield now() > deadline ? notRun(run, entry) : resultOf(run, entry, callOnce(program, inputOf(entry.test.args), now))
}

function faultOf(said: string, { question: { signature } }: Run) {
  const complaint = readComplaint(said, signature)
  return complaint.isMissing ? fault(missing(signature.name)) : fault(complaint.text, complaint.line)
}
