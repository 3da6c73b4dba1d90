import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { LOCKED_TRAILER, LOCKED_WORD_FILE, pdf } from '../../../../e2e/harness/documents.ts'
import { startApp } from '../../test/app.ts'
import type { Browser } from '../../test/browser.ts'
import { candidacies } from './table.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'sightline-candidacies-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))
const { browser, env, advance, db } = await startApp({ DATA_DIR })

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const Rows = z.object({ rows: z.array(z.unknown()) })
/** The rows that a statement returns, on either kind of database. */
const rowsOf = async (query: SQL) => Rows.parse(await db.execute(query)).rows
const kept = () => readdirSync(join(DATA_DIR, 'files'), { recursive: true })

interface Upload {
  name?: string
  content?: Buffer
  extra?: string
}

/** A form of one file, written byte by byte: a browser would not send most of these. */
function form({ name = 'resume.pdf', content = PDF, extra = '' }: Upload) {
  const boundary = randomBytes(12).toString('hex')
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`
  const tail = `\r\n${extra.replaceAll('BOUNDARY', boundary)}--${boundary}--\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(tail)]),
  }
}

const upload = (tab: Browser, file: Upload = {}) =>
  tab.post('/careers/resumes', undefined, form(file))

async function uploadedResume(tab: Browser): Promise<string> {
  const { name } = (await upload(tab)).json()
  return (await tab.get(`/careers/resumes/${name}/address`)).json().url
}

const candidacy = (resume_path: string) => ({
  job_id: 'founding-engineer',
  user_name: 'Asha Rao',
  user_email: 'asha@example.com',
  linkedin: 'https://linkedin.example/asha',
  github: 'https://github.example/asha',
  why_you: 'I finish things.',
  authorized: true,
  resume_path,
})

test('stores a resume under a random name and serves it as a download only', async () => {
  const tab = browser()
  const uploaded = await upload(tab)
  expect([uploaded.statusCode, uploaded.json().name]).toEqual([
    201,
    expect.stringMatching(/^[\w-]{21}\.pdf$/),
  ])
  const { url } = (await tab.get(`/careers/resumes/${uploaded.json().name}/address`)).json()
  expect(url).toBe(`${env.WEB_ORIGIN}/api/careers/resumes/${uploaded.json().name}`)

  const file = await tab.get(new URL(url).pathname.replace('/api', ''))
  expect(file.rawPayload.equals(PDF)).toBe(true)
  expect(file.headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment;/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
})

test('stores a candidacy with its resume once', async () => {
  const tab = browser()
  const body = candidacy(await uploadedResume(tab))
  const sent = [
    await tab.post('/careers/applications', body),
    await tab.post('/careers/applications', body),
  ]
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  const name = body.resume_path.split('/').at(-1) ?? ''
  expect(await db.select().from(candidacies).where(eq(candidacies.resumeName, name))).toMatchObject(
    [{ jobId: 'founding-engineer', userName: 'Asha Rao', authorized: true }],
  )
  const other = await tab.post('/careers/applications', { ...body, user_name: 'Someone Else' })
  expect(other.json().code).toBe('conflict')
})

test('lets the previous version of the server store, read and delete by the old name', async () => {
  const name = (await upload(browser())).json().name
  const store = sql`
    insert into applications (id, job_id, user_name, user_email, linkedin, github, why_you, authorized, resume_name, created_at)
    values (gen_random_uuid(), 'founding-engineer', 'Asha', 'asha@example.com', '', '', '', true, ${name}, now())
    on conflict (resume_name) do nothing returning id`
  expect(await rowsOf(store)).toHaveLength(1)
  expect(await rowsOf(store)).toHaveLength(0)
  const stored = db.select().from(candidacies).where(eq(candidacies.resumeName, name))
  expect(await stored).toMatchObject([{ userName: 'Asha' }])
  const remove = sql`delete from applications where resume_name = ${name} returning user_name`
  expect(await rowsOf(remove)).toEqual([{ user_name: 'Asha' }])
  expect(await stored).toEqual([])
})

test.each([
  'user_name',
  'user_email',
  'linkedin',
  'github',
  'why_you',
  'authorized',
  'job_id',
  'resume_path',
])('rejects a candidacy without %s and names the field', async (field) => {
  const tab = browser()
  const { [field]: _, ...rest } = candidacy(await uploadedResume(tab)) as Record<string, unknown>
  const refused = await tab.post('/careers/applications', rest)
  expect([refused.statusCode, refused.json().field]).toEqual([400, field])
})

test.each([
  'https://evil.example/resume.pdf',
  `http://127.0.0.1:3000/api/careers/resumes/${'a'.repeat(21)}.pdf`,
])('rejects a resume that was not uploaded here: %s', async (address) => {
  const refused = await browser().post('/careers/applications', candidacy(address))
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    'Please upload your resume first.',
  ])
})

const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')
const PARTS = Array.from(
  { length: 1000 },
  (_, index) => `--BOUNDARY\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\nx\r\n`,
)

/** A zip of one file, as far as anyone looks. */
const ZIP = Buffer.concat([
  Buffer.from('PK\x03\x04'),
  Buffer.alloc(26),
  Buffer.from('word/document.xml'),
])

test.each<[string, number, Upload]>([
  ['an HTML page named .pdf', 400, { content: HTML }],
  ['a 6 MiB file', 413, { content: Buffer.concat([PDF, Buffer.alloc(6 * 1024 * 1024)]) }],
  ['a path in the name', 400, { name: '../../etc/resume.pdf' }],
  ['a Windows path in the name', 400, { name: 'C:\\\\resumes\\\\resume.pdf' }],
  ['NUL in the name', 400, { name: 'resume.pdf\0.html' }],
  ['NUL before the extension', 400, { name: 'resume\0.pdf' }],
  ['an empty name', 400, { name: '' }],
  ['an empty file', 400, { content: Buffer.alloc(0) }],
  ['a zip named .docx', 400, { name: 'resume.docx', content: ZIP }],
  ['a page with a PDF behind it', 400, { content: Buffer.concat([HTML, PDF]) }],
  ['a form of 1,000 parts', 400, { extra: PARTS.join('') }],
  [
    'a second file',
    400,
    {
      extra:
        '--BOUNDARY\r\nContent-Disposition: form-data; name="more"; filename="b.pdf"\r\n\r\n%PDF-1.7\r\n',
    },
  ],
])('rejects %s with a message and stores no file', async (_, status, file) => {
  const before = kept().length
  const refused = await upload(browser(), file)
  expect([refused.statusCode, typeof refused.json().message]).toEqual([status, 'string'])
  expect(kept()).toHaveLength(before)
})

test.each([
  'asha.m.rao 2026.pdf',
  'Asha-Node.js.pdf',
  'Resume.docx.pdf',
  'resume.docx',
  'resume.exe',
  'resume',
])('takes a PDF under any name and stores it as a PDF: %s', async (name) => {
  const uploaded = await upload(browser(), { name })
  expect([uploaded.statusCode, uploaded.json().name]).toEqual([
    201,
    expect.stringMatching(/^[\w-]{21}\.pdf$/),
  ])
})

test('refuses a PDF and a Word file that open with a password only', async () => {
  for (const content of [pdf(['Asha'], { more: LOCKED_TRAILER }), LOCKED_WORD_FILE]) {
    const refused = await upload(browser(), { content })
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'This file is locked with a password. Save it without one and try again.',
    ])
  }
})

test('limits a client to ten uploads an hour', async () => {
  const tab = browser()
  const statuses: number[] = []
  for (let count = 0; count < 11; count++) statuses.push((await upload(tab)).statusCode)
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429])
  advance(3_600_001)
  expect((await upload(tab)).statusCode).toBe(201)
})

test('names the size limit for a file that is too large', async () => {
  const refused = await upload(browser(), {
    content: Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]),
  })
  expect(refused.json()).toMatchObject({
    message: 'This file is larger than 5 MB.',
    field: 'resume',
  })
})

test('asks for a form when JSON is sent', async () => {
  const refused = await browser().post('/careers/resumes', { resume: 'text' })
  expect([refused.statusCode, refused.json().code]).toEqual([415, 'unsupported_media_type'])
})

test.each(['nothing.pdf', '..%2f..%2fauth-secret', `${'a'.repeat(21)}.pdf`])(
  'an unknown resume returns 404: %s',
  async (name) => {
    expect((await browser().get(`/careers/resumes/${name}`)).statusCode).toBe(404)
    expect((await browser().get(`/careers/resumes/${name}/address`)).statusCode).toBe(404)
  },
)
