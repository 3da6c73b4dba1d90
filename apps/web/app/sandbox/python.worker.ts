import { createPythonRuntime, runPython } from '@sightline/languages/python/run'
import createModule from 'pyodide/pyodide.asm.mjs'
import { bytesIn, moduleIn, serveRuns } from './serve-runs.ts'

/** Pyodide asks for its files by address; nothing else can be asked for in the frame anyway. */
const ADDRESS = 'https://python.invalid/'
const LIBRARY_URL = `${ADDRESS}python.zip`

// A broken interpreter says so on the console too; the run reports it already.
console.error = () => {}

serveRuns(async (assets) => {
  const library = bytesIn(assets, 'python.zip')
  globalThis.fetch = async (input) =>
    String(input) === LIBRARY_URL ? new Response(library) : new Response(null, { status: 404 })
  const files = { wasm: moduleIn(assets, 'pyodide.asm.wasm'), createModule, indexUrl: ADDRESS, libraryUrl: LIBRARY_URL }
  return createPythonRuntime(files, () => performance.now())
}, runPython)
