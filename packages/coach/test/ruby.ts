import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { TestResult } from '@sightline/contracts/questions'
import { openRuby, RUBY_GROWTH_PAGES, runRuby } from '../src/ruby/run.ts'
import type { Run } from '../src/run.ts'
import { limitMemory } from '../src/wasi/limit-memory.ts'

const path = fileURLToPath(import.meta.resolve('@ruby/3.4-wasm-wasi/dist/ruby+stdlib.wasm'))

/** Ruby in Node, started once for a test file. */
export async function openRubyRunner() {
  const wasm = await WebAssembly.compile(limitMemory(await readFile(path), RUBY_GROWTH_PAGES))
  const engine = openRuby(wasm, () => performance.now())
  return async (run: Run): Promise<TestResult[]> => {
    const results: TestResult[] = []
    for await (const result of runRuby(run, engine)) results.push(result)
    return results
  }
}
