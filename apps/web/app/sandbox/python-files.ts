import wasm from 'pyodide/pyodide.asm.wasm?sized'
import stdlib from 'pyodide/python_stdlib.zip?sized'
import type { RunnerFiles } from './languages.ts'
import worker from './python.worker.ts?classic'

export const pythonFiles: RunnerFiles = { worker, assets: { 'pyodide.asm.wasm': wasm, 'python_stdlib.zip': stdlib } }
