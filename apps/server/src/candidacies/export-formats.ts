import type { StoredCandidacy } from './candidacies.ts'

const COLUMNS = [
  'created_at',
  'job_id',
  'user_name',
  'user_email',
  'linkedin',
  'github',
  'why_you',
  'authorized',
  'resume_path',
] as const

type ExportedCandidacy = Record<(typeof COLUMNS)[number], string | boolean>

/**
 * The exported form of a candidacy: field names of the API, and the address of the resume
 * instead of its name.
 */
const toExported = (row: StoredCandidacy, webOrigin: string): ExportedCandidacy => ({
  created_at: row.createdAt.toISOString(),
  job_id: row.jobId,
  user_name: row.userName,
  user_email: row.userEmail,
  linkedin: row.linkedin,
  github: row.github,
  why_you: row.whyYou,
  authorized: row.authorized,
  resume_path: `${webOrigin}/api/careers/resumes/${row.resumeName}`,
})

type Rows = AsyncIterable<StoredCandidacy>

/** Without it, Excel takes a file for one of the system's older encodings. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Writes CSV (RFC 4180) with a header, in UTF-8 that spreadsheets recognise. No cell can be
 * interpreted as a formula.
 */
export async function* toCsv(rows: Rows, webOrigin: string): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${COLUMNS.join(',')}\r\n`
  for await (const row of rows) {
    const candidacy = toExported(row, webOrigin)
    yield `${COLUMNS.map((name) => cell(String(candidacy[name]))).join(',')}\r\n`
  }
}

/** Writes one JSON array. */
export async function* toJson(rows: Rows, webOrigin: string): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const row of rows) {
    yield separator + JSON.stringify(toExported(row, webOrigin))
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/**
 * Spreadsheets evaluate cells with this beginning, also after white space and in full-width
 * characters. A leading apostrophe prevents that.
 */
const FORMULA_START = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

function cell(text: string): string {
  const escaped = FORMULA_START.test(text) ? `'${text}` : text
  return `"${escaped.replaceAll('"', '""')}"`
}
