import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestResult } from '@sightline/contracts/questions'
import createModule from 'pyodide/pyodide.asm.mjs'
import { createEngine, runPython } from '../src/python/run.ts'
import type { Run } from '../src/run.ts'

const wasmPath = fileURLToPath(import.meta.resolve('pyodide/pyodide.asm.wasm'))

/** Started once for a test file; `now` is real time unless told. */
export async function openPython(now = () => performance.now()) {
  const wasm = await WebAssembly.compile(await readFile(wasmPath))
  const engine = await createEngine({ wasm, createModule, indexUrl: dirname(wasmPath) }, now)
  return async (run: Run): Promise<TestResult[]> => {
    const results: TestResult[] = []
    for await (const result of runPython(run, engine)) results.push(result)
    return results
  }
}
