import library from 'runtime:python.zip?sized'
import wasm from 'pyodide/pyodide.asm.wasm?sized'
import type { RunnerFiles } from '../runner-files.ts'
import worker from './python.worker.ts?classic'

export const pythonFiles: RunnerFiles = {
  worker,
  assets: { 'pyodide.asm.wasm': wasm, 'python.zip': library },
}
