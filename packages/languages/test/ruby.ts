import { readFile } from 'node:fs/promises'
import type { TestResult } from '@sightline/contracts/questions/questions'
import { openRuby, runRuby } from '../src/ruby/run.ts'
import type { Run } from '../src/run.ts'
import { prepareRuby } from '../toolchain/ruby.ts'
import { collect } from './collect.ts'

/**
 * Starts Ruby in Node, once per test file. The clock stands still by default: a test must not fail
 * because the machine is busy.
 */
export async function openRubyRunner(now = () => 0) {
  const wasm = await WebAssembly.compile(await readFile(await prepareRuby()))
  const runtime = openRuby(wasm, now)
  return (run: Run): Promise<TestResult[]> => collect(runRuby(run, runtime))
}
