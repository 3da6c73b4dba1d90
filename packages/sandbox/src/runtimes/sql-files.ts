import sqlite from 'sql.js/dist/sql-wasm-browser.wasm?sized'
import type { RunnerFiles } from '../runner-files.ts'
import worker from './sql.worker.ts?classic'

export const sqlFiles: RunnerFiles = { worker, assets: { 'sqlite.wasm': sqlite } }
