import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { TestResult } from '@sightline/contracts/questions/questions'
import type { Run } from '../src/run.ts'
import { openSql, runSql } from '../src/sql/run.ts'
import { collect } from './collect.ts'

const wasmPath = fileURLToPath(import.meta.resolve('sql.js/dist/sql-wasm.wasm'))

/** A function that runs SQL, by default with a stopped clock. */
export async function openSqlRunner(now = () => 0): Promise<(run: Run) => Promise<TestResult[]>> {
  const runtime = await openSql(await WebAssembly.compile(await readFile(wasmPath)), now)
  return (run) => collect(runSql(run, runtime))
}
