import { readFile } from 'node:fs/promises'
import type { TestResult } from '@sightline/contracts/questions'
import { openRuby, runRuby } from '../src/ruby/run.ts'
import type { Run } from '../src/run.ts'
import { prepareRuby } from '../toolchain/ruby.ts'
import { collect } from './collect.ts'

/**
 * Starts Ruby in Node, once per test file, with a stopped clock: a test must not fail because the machine is busy.
 */
export async function openRubyRunner() {
  const wasm = await WebAssembly.compile(await readFile(await prepareRuby()))
  const runtime = openRuby(wasm, () => 0)
  return (run: Run): Promise<TestResult[]> => collect(runRuby(run, runtime))
}
