import quickjs from '@jitl/quickjs-wasmfile-release-sync/wasm?sized'
import type { RunnerFiles } from '../runner-files.ts'
import worker from './javascript.worker.ts?classic'

export const javascriptFiles: RunnerFiles = { worker, assets: { 'quickjs.wasm': quickjs } }
