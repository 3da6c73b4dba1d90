import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestResult } from '@sightline/contracts/questions/questions'
import createModule from 'pyodide/pyodide.asm.mjs'
import { createPythonRuntime, type PythonRuntime, runPython } from '../src/python/run.ts'
import type { Run } from '../src/run.ts'
import { preparePython } from '../toolchain/python.ts'
import { collect } from './collect.ts'

const wasmPath = fileURLToPath(import.meta.resolve('pyodide/pyodide.asm.wasm'))
const libraryPath = preparePython()

/** Pyodide's module, compiled once per process. */
const compiled = readFile(wasmPath).then((bytes) => WebAssembly.compile(bytes))

/** Starts Python once per test file; `now` is the real time by default. */
export async function startPython(now = () => performance.now()): Promise<PythonRuntime> {
  return createPythonRuntime(
    {
      wasm: await compiled,
      createModule,
      indexUrl: dirname(wasmPath),
      libraryUrl: await libraryPath,
    },
    now,
  )
}

/** The same as a function that returns all results of a run. */
export async function openPython(now?: () => number) {
  const runtime = await startPython(now)
  return (run: Run): Promise<TestResult[]> => collect(runPython(run, runtime))
}
