import { readFile } from 'node:fs/promises'
import type { TestResult } from '@sightline/contracts/questions'
import { openRuby, runRuby } from '../src/ruby/run.ts'
import type { Run } from '../src/run.ts'
import { prepareRuby } from '../toolchain/ruby.ts'
import { collect } from './collect.ts'

/** Ruby in Node, started once for a test file. Time stands still: a busy machine is no reason to fail. */
export async function openRubyRunner() {
  const wasm = await WebAssembly.compile(await readFile(await prepareRuby()))
  const engine = openRuby(wasm, () => 0)
  return (run: Run): Promise<TestResult[]> => collect(runRuby(run, engine))
}
