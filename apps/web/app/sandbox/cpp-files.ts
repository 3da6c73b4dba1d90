import files from 'runtime:cpp.data?sized'
import llvm from 'runtime:llvm.wasm?sized'
import worker from './cpp.worker.ts?classic'
import type { RunnerFiles } from './languages.ts'

/** A compiler that has just been loaded is slow: the browser has yet to translate it to the machine's own code. */
const COMPILE_LIMIT_MS = 60_000

export const cppFiles: RunnerFiles = {
  worker,
  assets: { 'llvm.wasm': llvm, 'cpp.data': files },
  prepareMs: COMPILE_LIMIT_MS,
}
