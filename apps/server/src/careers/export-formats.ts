import type { StoredApplication } from './applications.ts'

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

type ExportedApplication = Record<(typeof COLUMNS)[number], string | boolean>

/** An application as it leaves the product: the names of the wire, and the address of the resume in place of its name. */
const exported = (row: StoredApplication, webOrigin: string): ExportedApplication => ({
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

type Rows = AsyncIterable<StoredApplication>

/** CSV as RFC 4180 has it, with a header. No cell can be taken for a formula. */
export async function* toCsv(rows: Rows, webOrigin: string): AsyncGenerator<string> {
  yield `${COLUMNS.join(',')}\r\n`
  for await (const row of rows) {
    const application = exported(row, webOrigin)
    yield `${COLUMNS.map((name) => cell(String(application[name]))).join(',')}\r\n`
  }
}

/** One JSON array. */
export async function* toJson(rows: Rows, webOrigin: string): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(exported(row, webOrigin))
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Spreadsheets run a cell that begins so, also after white space and in full width; an apostrophe makes it text. */
const LIKE_A_FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

function cell(text: string): string {
  const harmless = LIKE_A_FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
