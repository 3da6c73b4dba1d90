import quickjs from '@jitl/quickjs-wasmfile-release-sync/wasm?sized'
import type { RunnerFiles } from '../runner-files.ts'
import worker from './typescript.worker.ts?classic'

export const typescriptFiles: RunnerFiles = { worker, assets: { 'quickjs.wasm': quickjs } }
