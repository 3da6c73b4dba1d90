import library from 'runtime:python.zip?sized'
import wasm from 'pyodide/pyodide.asm.wasm?sized'
import worker from './python.worker.ts?classic'
import type { RunnerFiles } from './runner-files.ts'

export const pythonFiles: RunnerFiles = { worker, assets: { 'pyodide.asm.wasm': wasm, 'python.zip': library } }
