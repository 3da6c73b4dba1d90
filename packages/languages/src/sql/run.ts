import { RUN_LIMIT_MS, RUN_MEMORY_LIMIT_MIB } from '@sightline/contracts/interviews/limits'
import type { TestResult } from '@sightline/contracts/questions/questions'
import initSqlJs, { type Database, type SqlJsStatic, type SqlValue, type Statement } from 'sql.js'
import {
  type CallOutcome,
  errorFault,
  OUT_OF_MEMORY,
  resultsOfUnloadableCode,
  timeoutFault,
  toTestResult,
} from '../call-outcome.ts'
import type { ReturnedValue } from '../compare.ts'
import { isQuerySignature } from '../query-signature.ts'
import { notRunResult, type Run } from '../run.ts'
import { createTables } from './tables.ts'

/** More rows than any test expects. */
const ROWS_MAX = 10_000
const NO_QUERY = 'Your code contains no query. Begin with SELECT, or with WITH.'
const NO_ROWS =
  'Your code returns no table. It must end with a query that begins with SELECT or WITH.'
const TOO_MANY_ROWS = `Your query returns more than ${ROWS_MAX.toLocaleString('en-US')} rows. Is a condition of a join missing, or does a recursion never end?`

export type SqlRuntime = {
  sqlite: SqlJsStatic
  /** A clock in milliseconds with any origin. */
  now: () => number
}

/** Starts SQLite. `wasm` is the compiled `dist/sql-wasm.wasm` of sql.js. */
export async function openSql(wasm: WebAssembly.Module, now: () => number): Promise<SqlRuntime> {
  const sqlite = await initSqlJs({
    instantiateWasm(imports, onInstance) {
      WebAssembly.instantiate(wasm, imports).then((instance) => onInstance(instance))
      return {}
    },
  })
  return { sqlite, now }
}

/**
 * Runs the candidate's SQL against the tests in order, each on a new database with the test's
 * tables, and yields each result when it is known. The result is the table of the last statement. A
 * query that takes long within one step cannot be interrupted: it ends with its worker, after the
 * earlier results were yielded. Never throws because of the candidate's code.
 */
export async function* runSql(run: Run, { sqlite, now }: SqlRuntime): AsyncGenerator<TestResult> {
  const { signature } = run.question
  if (!isQuerySignature(signature)) throw new Error(`${signature.name} is not answered by a query`)
  const deadline = now() + RUN_LIMIT_MS
  for (const entry of run.tests) {
    if (now() > deadline) {
      yield notRunResult(run, entry)
      continue
    }
    const database = new sqlite.Database()
    try {
      database.exec(`PRAGMA hard_heap_limit = ${RUN_MEMORY_LIMIT_MIB * 2 ** 20}`)
      createTables(database, signature.tables, entry.test.args)
      const startedAt = now()
      const ended = query(database, run.code, () => now() > deadline)
      // The tables are the same in every test, so what SQLite does not understand fails in all of
      // them.
      if (ended.fault && ended.isUnloadable) return yield* resultsOfUnloadableCode(run, ended.fault)
      const outcome = ended.fault
        ? ended
        : withColumnCount(ended.rows, ended.columns, signature.columns)
      yield toTestResult(run, entry, { ...outcome, timeMs: now() - startedAt, output: '' })
    } finally {
      database.close()
    }
  }
}

type Ended =
  | { rows: ReturnedValue[][]; columns: string[]; fault?: never }
  | { fault: NonNullable<CallOutcome['fault']>; isUnloadable: boolean }

/** Executes all statements, and returns the rows of the last. */
function query(database: Database, code: string, isOver: () => boolean): Ended {
  let ended: Ended = { fault: errorFault(NO_QUERY), isUnloadable: true }
  const statements = database.iterateStatements(code)
  let hasBegun = false
  try {
    for (const statement of statements) {
      hasBegun = true
      ended = readRows(statement, isOver)
      // A statement without a table may be followed by the query.
      if (ended.fault && !ended.isUnloadable) return ended
      hasBegun = false
    }
    return ended
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (/out of memory/.test(message))
      return { fault: errorFault(OUT_OF_MEMORY), isUnloadable: false }
    return {
      fault: errorFault(`SQL error in SQLite: ${message}`, lineOfError(message, code)),
      isUnloadable: !hasBegun,
    }
  }
}

function readRows(statement: Statement, isOver: () => boolean): Ended {
  const rows: ReturnedValue[][] = []
  while (statement.step()) {
    rows.push(statement.get().map(toReturned))
    if (rows.length > ROWS_MAX) return { fault: errorFault(TOO_MANY_ROWS), isUnloadable: false }
    if (isOver()) return { fault: timeoutFault(), isUnloadable: false }
  }
  const columns = statement.getColumnNames()
  return columns.length > 0 ? { rows, columns } : { fault: errorFault(NO_ROWS), isUnloadable: true }
}

const toReturned = (value: SqlValue): ReturnedValue =>
  value === null ||
  typeof value === 'string' ||
  (typeof value === 'number' && Number.isFinite(value))
    ? value
    : { odd: typeof value === 'number' ? String(value) : 'a blob' }

/** The rows, or what is wrong with their columns. The columns may have any names. */
function withColumnCount(rows: ReturnedValue[][], columns: string[], expected: { name: string }[]) {
  if (columns.length === expected.length) return { got: rows }
  const names = expected.map(({ name }) => name).join(', ')
  const count = `${columns.length} ${columns.length === 1 ? 'column' : 'columns'}`
  return {
    fault: errorFault(
      `Your query returns ${count} (${columns.join(', ')}) instead of ${expected.length}: ${names}.`,
    ),
  }
}

/**
 * The line of the code, from 1, that an error of SQLite is about; null where that is not certain.
 */
function lineOfError(message: string, code: string): number | null {
  const [, near, missing] =
    /^near "(.+)": syntax error|^no such (?:column|table|function): (\S+)/s.exec(message) ?? []
  const name = near ?? missing
  if (name === undefined) return null
  const lines = withoutTexts(code).split('\n')
  const place = new RegExp(`(?<![\\w.])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`, 'gi')
  const found = lines.flatMap((line, index) => Array.from(line.matchAll(place), () => index + 1))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The code with its comments and quoted texts blanked out, line by line. */
const withoutTexts = (code: string) =>
  code.replace(/--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'/gs, (text) => text.replace(/[^\n]/g, ' '))
