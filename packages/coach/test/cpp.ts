import { readFile } from 'node:fs/promises'
import type { TestResult } from '@sightline/contracts/questions'
import { openCpp, runCpp } from '../src/cpp/run.ts'
import type { Run } from '../src/run.ts'
import { llvmPath, prepareCpp } from '../toolchain/cpp.ts'
import { collect } from './collect.ts'

/** Clang in Node, loaded once for a test file. */
export async function openCppRunner(now = () => performance.now()) {
  const [llvm, files] = await Promise.all([readFile(llvmPath), prepareCpp().then((path) => readFile(path))])
  const engine = openCpp(await WebAssembly.compile(llvm), files, now)
  return (run: Run): Promise<TestResult[]> => collect(runCpp(run, engine))
}
