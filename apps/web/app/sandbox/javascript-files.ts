import quickjs from '@jitl/quickjs-wasmfile-release-sync/wasm?sized'
import worker from './javascript.worker.ts?classic'
import type { RunnerFiles } from './runner-files.ts'

export const javascriptFiles: RunnerFiles = { worker, assets: { 'quickjs.wasm': quickjs } }
