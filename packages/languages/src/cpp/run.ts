import { RUN_LIMIT_MS } from '@sightline/contracts/interviews/limits'
import type { TestResult } from '@sightline/contracts/questions/questions'
import {
  errorFault,
  missingSolutionMessage,
  READS_INPUT,
  resultsOfUnloadableCode,
  toTestResult,
} from '../call-outcome.ts'
import { codeOf, notRunResult, type Run } from '../run.ts'
import { unpackFiles } from './archive.ts'
import { callOnce } from './call.ts'
import { compile } from './compile.ts'
import { type Llvm, openLlvm } from './llvm.ts'
import { inputOf, parseCompilerError, sourceOf } from './source.ts'

export type CppRuntime = {
  llvm: Llvm
  /** A clock in milliseconds with any origin. */
  now: () => number
  /** The last compiled program: the same code is run, tested with edge cases and submitted. */
  last?: { source: string; program: Program }
}

/** Code that reads the standard input. */
const READING = /\bcin\b|\b(?:scanf|getchar|fgets)\s*\(/

/** A compiled program, or the compiler's error. */
type Program = { wasm: WebAssembly.Module; messages?: never } | { messages: string }

/**
 * `llvm` is the compiled `llvm.core.wasm` of `@yowasp/clang`, `files` the archive that
 * `toolchain/cpp.ts` makes.
 */
export const openCpp = (
  llvm: WebAssembly.Module,
  files: Uint8Array,
  now: () => number,
): CppRuntime => ({
  llvm: openLlvm(llvm, unpackFiles(files)),
  now,
})

const WARM_UP_SIGNATURE = {
  name: 'solve',
  parameters: [{ name: 'items', type: 'int[]' }],
  returns: 'int',
}
/** Programs that use ever more of the compiler. */
const WARM_UPS = [
  'int solve(const std::vector<int>& items) { return 0; }',
  `#include <algorithm>
#include <unordered_map>
int solve(const std::vector<int>& items) {
  std::vector<int> sorted = items;
  std::sort(sorted.begin(), sorted.end());
  std::unordered_map<int, int> counts;
  for (int item : sorted) ++counts[item];
  return static_cast<int>(counts.size());
}`,
]

/**
 * Compiles small programs for nothing, so that the candidate's first program takes half as long:
 * the engine translates the compiler's WebAssembly to machine code on first use. Yields after each,
 * since a run need not wait for the rest.
 */
export function* warmUpCpp({ llvm }: CppRuntime): Generator<void> {
  compile(llvm, 'int main() { return 0; }')
  for (const code of WARM_UPS) {
    yield
    compile(llvm, sourceOf(code, WARM_UP_SIGNATURE))
  }
}

/**
 * Compiles the candidate's C++20 and runs it against the tests in order, each in a new program, and
 * yields each result when it is known. The program can reach no file and no network. A call that
 * never ends ends with its worker, after the earlier results were yielded. Compiling does not count
 * towards RUN_LIMIT_MS, and unchanged code is not compiled again; `onCompiled` is called when
 * compiling is done. Never throws because of the candidate's code.
 */
export async function* runCpp(
  run: Run,
  runtime: CppRuntime,
  onCompiled = () => {},
): AsyncGenerator<TestResult> {
  const { now } = runtime
  const program = await programOf(sourceOf(codeOf(run), run.question.signature), runtime)
  onCompiled()
  if (program.messages !== undefined) {
    yield* resultsOfUnloadableCode(run, faultOf(program.messages, run))
    return
  }
  const remark = READING.test(run.code) ? READS_INPUT : null
  const deadline = now() + RUN_LIMIT_MS
  for (const entry of run.tests) {
    if (now() > deadline) {
      yield notRunResult(run, entry)
      continue
    }
    const outcome = callOnce(program.wasm, inputOf(entry.test.args), now)
    yield toTestResult(run, entry, outcome.fault ? outcome : { ...outcome, remark })
  }
}

async function programOf(source: string, runtime: CppRuntime): Promise<Program> {
  if (runtime.last?.source === source) return runtime.last.program
  const compiled = compile(runtime.llvm, source)
  const program =
    compiled.messages === undefined ? { wasm: await WebAssembly.compile(compiled.wasm) } : compiled
  runtime.last = { source, program }
  return program
}

function faultOf(messages: string, { question: { signature } }: Run) {
  const compilerError = parseCompilerError(messages, signature)
  return compilerError.isMissing
    ? errorFault(missingSolutionMessage(signature, 'camel'))
    : errorFault(compilerError.text, compilerError.line)
}
