import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { WEB_ORIGIN } from '../../test/app.ts'
import { migratedDatabaseDump } from '../../test/migrated-database.ts'
import { openDatabase } from '../platform/db/client.ts'
import { candidaciesNewestFirst, type StoredCandidacy } from './candidacies.ts'
import { candidacies, resumes } from './table.ts'

// The command is for the operator of a server, which has its data on a disk: the embedded database
// in a folder.
const DATA_DIR = mkdtempSync(join(tmpdir(), 'sightline-export-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const root = new URL('../../../..', import.meta.url).pathname
const run = (...args: string[]) =>
  new Promise<{ code: number; output: string; problem: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR, DATABASE_URL: '', NODE_ENV: '', WEB_ORIGIN }
    execFile(
      process.execPath,
      ['scripts/operate.mjs', 'candidacies/export.ts', ...args],
      { cwd: root, env },
      (error, output, problem) => resolve({ code: Number(error?.code ?? 0), output, problem }),
    )
  })

const { db, close } = await openDatabase(
  { DATABASE_URL: undefined, DATA_DIR },
  await migratedDatabaseDump(),
)

async function apply(day: string, userName: string, whyYou = 'I finish things.') {
  const resumeName = `${randomUUID().replaceAll('-', '').slice(0, 21)}.pdf`
  const createdAt = new Date(`${day}T10:00:00Z`)
  await db
    .insert(resumes)
    .values({ name: resumeName, type: 'application/pdf', bytes: 1, createdAt })
  await db.insert(candidacies).values({
    id: randomUUID(),
    jobId: 'founding-engineer',
    userName,
    userEmail: 'asha@example.com',
    linkedin: 'https://linkedin.example/asha',
    github: 'https://github.example/asha',
    whyYou,
    authorized: true,
    resumeName,
    createdAt,
  })
  return `${WEB_ORIGIN}/api/careers/resumes/${resumeName}`
}

const first = await apply('2026-01-01', 'Asha Rao', 'I "finish", and\nI ask.')
const second = await apply('2026-01-02', '=HYPERLINK("https://evil.example")', '-1+1')
for (let count = 0; count < 5; count++) await apply('2026-01-03', 'Ravi')

test('pages of candidacies have no gaps, newest first, even among candidacies of the same time', async () => {
  const found: StoredCandidacy[] = []
  for await (const candidacy of candidaciesNewestFirst(db, undefined, 2)) found.push(candidacy)
  expect(found.map(({ userName }) => userName)).toEqual([
    ...Array(5).fill('Ravi'),
    expect.stringMatching('='),
    'Asha Rao',
  ])
  expect(new Set(found.map(({ id }) => id)).size).toBe(7)
})

test('writes nothing while the server uses the data folder, and names its process', async () => {
  expect(await run()).toEqual({
    code: 1,
    output: '',
    problem: expect.stringMatching(/data folder .* is in use by process \d+\. Stop it/),
  })
})

test('exports quoted CSV with a header and without formulas', async () => {
  await close()
  const { code, output, problem } = await run('--format', 'csv')
  expect([code, problem]).toEqual([0, ''])
  const [header, ...rest] = output.split('\r\n')
  expect(header).toBe(
    '\uFEFFcreated_at,job_id,user_name,user_email,linkedin,github,why_you,authorized,resume_path',
  )
  expect(rest[5]).toBe(
    `"2026-01-02T10:00:00.000Z","founding-engineer","'=HYPERLINK(""https://evil.example"")","asha@example.com","https://linkedin.example/asha","https://github.example/asha","'-1+1","true","${second}"`,
  )
  expect(output).toContain(`"I ""finish"", and\nI ask.","true","${first}"\r\n`)
})

test('exports JSON with --format json, and from a day on with --since', async () => {
  const all = JSON.parse((await run('--format', 'json')).output)
  expect(all).toHaveLength(7)
  expect(all[6]).toMatchObject({ user_name: 'Asha Rao', authorized: true, resume_path: first })
  expect(JSON.parse((await run('--format=json', '--since=2026-01-02')).output)).toHaveLength(6)
  expect(JSON.parse((await run('--format=json', '--since=2027-01-01')).output)).toEqual([])
})

test.each([
  [['--since', 'yesterday'], '--since is a day (UTC) as in 2026-01-31'],
  [['--since', '01/02/2026'], '--since is a day (UTC)'],
  [['--format', 'xml'], '--format is csv or json'],
  [['--formt', 'csv'], "Unknown option '--formt'"],
])('rejects the options %j with an explanation', async (args, words) => {
  expect(await run(...args)).toEqual({
    code: 1,
    output: '',
    problem: expect.stringContaining(words),
  })
})
