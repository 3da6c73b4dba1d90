import wasm from 'runtime:ruby.wasm?sized'
import worker from './ruby.worker.ts?classic'
import type { RunnerFiles } from './runner-files.ts'

export const rubyFiles: RunnerFiles = { worker, assets: { 'ruby.wasm': wasm } }
