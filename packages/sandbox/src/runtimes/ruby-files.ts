import wasm from 'runtime:ruby.wasm?sized'
import type { RunnerFiles } from '../runner-files.ts'
import worker from './ruby.worker.ts?classic'

export const rubyFiles: RunnerFiles = { worker, assets: { 'ruby.wasm': wasm } }
