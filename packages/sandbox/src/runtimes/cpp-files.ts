import files from 'runtime:cpp.data?sized'
import llvm from 'runtime:llvm.wasm?sized'
import type { RunnerFiles } from '../runner-files.ts'
import worker from './cpp.worker.ts?classic'

/**
 * A compiler that was just loaded is slow, because the browser has not translated its WebAssembly
 * to machine code yet.
 */
const COMPILE_LIMIT_MS = 60_000

export const cppFiles: RunnerFiles = {
  worker,
  assets: { 'llvm.wasm': llvm, 'cpp.data': files },
  prepareMs: COMPILE_LIMIT_MS,
}
