import { readFile } from 'node:fs/promises'
import type { Signature, TestResult } from '@sightline/contracts/questions/questions'
import { toTestResult } from '../src/call-outcome.ts'
import { className } from '../src/class-signature.ts'
import { callOnce } from '../src/cpp/call.ts'
import { compile } from '../src/cpp/compile.ts'
import { type CppRuntime, openCpp, runCpp } from '../src/cpp/run.ts'
import { inputOf, sourceOf } from '../src/cpp/source.ts'
import type { Run } from '../src/run.ts'
import { llvmPath, prepareCpp } from '../toolchain/cpp.ts'
import { collect } from './collect.ts'

/** A stopped clock: a test must not fail because the machine is busy. */
const stopped = () => 0

/** Loads Clang in Node, once per test file. */
export async function startCpp(now = stopped): Promise<CppRuntime> {
  const [llvm, files] = await Promise.all([
    readFile(llvmPath),
    prepareCpp().then((path) => readFile(path)),
  ])
  return openCpp(await WebAssembly.compile(llvm), files, now)
}

export const runnerOf =
  (runtime: CppRuntime) =>
  (run: Run): Promise<TestResult[]> =>
    collect(runCpp(run, runtime))

type Solution = { slug: string; code: string; question: { signature: Signature } }

/**
 * Compiles many solutions as one program, which takes half as long as one by one. Each is compiled
 * as a candidate's would be.
 */
export function compileTogether({ llvm }: CppRuntime, solutions: Solution[]) {
  const compiled = compile(llvm, sourceOfAll(solutions))
  if (compiled.messages !== undefined) throw new Error(compiled.messages)
  const program = new WebAssembly.Module(compiled.wasm)
  const places = new Map(solutions.map(({ slug }, index) => [slug, index]))
  return async (run: Run, slug: string): Promise<TestResult[]> =>
    run.tests.map((entry) =>
      toTestResult(
        run,
        entry,
        callOnce(program, `${places.get(slug)} ${inputOf(entry.test.args)}`, stopped),
      ),
    )
}

function sourceOfAll(solutions: Solution[]): string {
  const parts = solutions.map(({ slug, code, question: { signature } }, index) => {
    const source = sourceOf(code, signature)
      .replace('#line 1 "solution.cpp"', `#line 1 "${slug}.cpp"`)
      .replace('int main()', 'int run()')
      .replace(`return ::${signature.name}(`, `return ${signature.name}(`)
      .replace(`= ::${className(signature)}(`, `= ${className(signature)}(`)
    return `namespace solution_${index} {\n${source}\n}`
  })
  const cases = solutions.map((_, index) => `case ${index}: return solution_${index}::run();`)
  return `${parts.join('\n')}\nint main() { int place; scanf("%d", &place); switch (place) { ${cases.join(' ')} } return 1; }`
}
