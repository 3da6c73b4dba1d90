import { createPythonRuntime, runPython } from '@sightline/languages/python/run'
import createModule from 'pyodide/pyodide.asm.mjs'
import { bytesIn, moduleIn, serveRuns } from '../serve-runs.ts'

/**
 * Pyodide requests its files by address. These requests are answered from memory; the frame has no
 * network.
 */
const ADDRESS = 'https://python.invalid/'
const LIBRARY_URL = `${ADDRESS}python.zip`

// A breaking interpreter also prints to the console; the run's result already reports it.
console.error = () => {}

serveRuns(async (assets) => {
  const library = bytesIn(assets, 'python.zip')
  globalThis.fetch = async (input) =>
    String(input) === LIBRARY_URL ? new Response(library) : new Response(null, { status: 404 })
  const files = {
    wasm: moduleIn(assets, 'pyodide.asm.wasm'),
    createModule,
    indexUrl: ADDRESS,
    libraryUrl: LIBRARY_URL,
  }
  return createPythonRuntime(files, () => performance.now())
}, runPython)
