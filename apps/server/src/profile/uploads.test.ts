import type { BaseResume } from '@sightline/contracts/profile/profile'
import { expect, test } from 'vitest'
import { docx, pdf, pdfOf, stream } from '../../../../e2e/harness/documents.ts'
import { type SignedIn, startApp } from '../../test/app.ts'
import { HOUR_MS } from '../platform/clock.ts'

const { signUp, advance } = await startApp()

async function upload(user: SignedIn, name: string, content: Buffer) {
  const form = new FormData()
  form.set('resume', new Blob([new Uint8Array(content)]), name)
  const encoded = new Response(form)
  return user.post('/profile/resume-files', undefined, {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}
async function read(content: Buffer, name = 'cv.pdf'): Promise<BaseResume> {
  const answer = await upload(await signUp(), name, content)
  expect(answer.statusCode).toBe(201)
  return answer.json()
}

/** The lines of a document that are not in what was uploaded, and the dates of which a part is not. */
function invented(value: unknown, uploaded: string): string[] {
  if (value !== null && typeof value === 'object')
    return Object.values(value).flatMap((item) => invented(item, uploaded))
  const text = String(value)
  const parts = /^\d{4}(?:-\d\d)*$/.test(text) ? text.split('-') : text.split('\n')
  return parts.filter((part) => !uploaded.includes(part))
}
/** A page with these columns, 280 points apart. */
const columns = (...lists: string[][]) =>
  lists
    .map((lines, index) => {
      const shown = lines.map((line) => `(${line}) Tj T*`).join(' ')
      return `BT /F1 10 Tf ${50 + 280 * index} 740 Td 16 TL ${shown} ET`
    })
    .join('\n')
/** A PDF with a page for each content stream. */
function pages(contents: string[]): Buffer {
  const kids = contents.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      stream('', Buffer.from(content, 'latin1')),
    ]),
  ])
}
const PICTURE = 'q 612 0 0 792 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID x EI Q'

test('a resume in Hindi keeps its words, and nothing is added', async () => {
  const lines = [
    'आशा राव',
    'asha@example.org',
    'अनुभव',
    'बैकएंड इंजीनियर, नॉर्थविंड, 2019 - 2024',
    '- Redis से बिल 40 प्रतिशत घटाया',
    'शिक्षा',
    'बीएससी कंप्यूटर विज्ञान, पुणे, 2018',
  ]
  const { document, sourceLines } = await read(docx(lines), 'cv.docx')
  expect(sourceLines.map(({ text }) => text)).toEqual(lines)
  expect(document.basics).toMatchObject({ name: 'आशा राव', email: 'asha@example.org' })
  const told = JSON.stringify(document)
  for (const words of ['नॉर्थविंड', 'Redis से बिल 40 प्रतिशत घटाया', 'बीएससी कंप्यूटर विज्ञान'])
    expect(told).toContain(words)
  expect(invented(document, lines.join('\n'))).toEqual([])
})

test('columns are read one after the other', async () => {
  const left = ['Asha Rao', 'SKILLS', 'Go, PostgreSQL', 'LANGUAGES', 'Hindi (native)']
  const right = [
    'EXPERIENCE',
    'Backend engineer, Northwind, 03/2019 - 05/2024',
    '- Cut the bill by 40 percent with Redis',
    '- Moved six services to Kubernetes',
    'Developer, Contoso, 01/2016 - 02/2019',
  ]
  const { document } = await read(pdf([], { content: columns(left, right) }))
  expect(document.work).toMatchObject([
    {
      startDate: '2019-03',
      highlights: ['Cut the bill by 40 percent with Redis', 'Moved six services to Kubernetes'],
    },
    { startDate: '2016-01', endDate: '2019-02' },
  ])
  expect(document.skills).toMatchObject([{ keywords: ['Go', 'PostgreSQL'] }])
  expect(document.languages).toEqual([{ language: 'Hindi', fluency: 'native' }])
  expect(invented(document, [...left, ...right].join('\n'))).toEqual([])
})

test('a resume without dates gets none, and each job is asked for its own', async () => {
  const lines = [
    'Asha Rao',
    'EXPERIENCE',
    'Backend engineer, Northwind',
    '- Cut the bill with Redis',
    'EDUCATION',
    'BSc Computer Science, Pune',
  ]
  const { document, questions } = await read(pdf(lines))
  expect(JSON.stringify(document)).not.toMatch(/Date"/)
  expect(questions).toEqual([
    { pointer: expect.stringMatching(/^\/work\/0/), text: expect.stringMatching(/\?$/) },
  ])
  expect(invented(document, lines.join('\n'))).toEqual([])
})

test('pages that are pictures are named, and the others are read with their numbers', async () => {
  const lines = ['Asha Rao', 'EXPERIENCE', 'Backend engineer, Northwind, 2019 - 2024']
  const { document, sourceLines, unread } = await read(
    pages([columns(lines), PICTURE, columns(['- Cut the bill with Redis'])]),
  )
  expect(unread).toEqual({ pages: [2], pictures: 0, drawings: 0 })
  expect(sourceLines.find(({ text }) => text.includes('Redis'))?.page).toBe(3)
  expect(document.work).toMatchObject([{ highlights: ['Cut the bill with Redis'] }])
})

test('forty pages are read', async () => {
  const page = (number: number) => columns([`- Built part ${number} of the booking service`])
  const first = columns(['Asha Rao', 'EXPERIENCE', 'Backend engineer, Northwind, 2019 - 2024'])
  const numbers = Array.from({ length: 39 }, (_, index) => index + 2)
  const { document, sourceLines } = await read(pages([first, ...numbers.map(page)]))
  expect(sourceLines.at(-1)).toEqual({ page: 40, text: '- Built part 40 of the booking service' })
  expect(document.work?.[0]?.highlights).toHaveLength(39)
})

const LONG_LISTS = docx([
  'Asha Rao',
  'SKILLS',
  ...Array.from({ length: 300 }, (_, at) => `Go ${at}`),
])

test.each([
  ['no resume', 'cv.pdf', Buffer.from('<!doctype html>'), 400, /neither a PDF nor a DOCX/],
  ['a scan', 'cv.pdf', pages([PICTURE]), 400, /holds no text/],
  ['six megabytes', 'cv.pdf', Buffer.alloc(6 * 1024 * 1024), 413, /larger than 5 MB/],
  ['a book', 'cv.docx', docx(Array(40).fill('I did it. '.repeat(100))), 400, /more than 30,000/],
  ['lists of hundreds', 'cv.docx', LONG_LISTS, 400, /too long/],
])('%s is refused, and nothing is stored', async (_what, name, file, status, message) => {
  const user = await signUp()
  const refused = await upload(user, name, file)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    status,
    { field: 'resume', message: expect.stringMatching(message) },
  ])
  expect((await user.get('/profile')).json().resumes).toEqual([])
})

test('uploads are limited by the hour', async () => {
  const user = await signUp()
  const statuses = new Set<number>()
  for (let count = 0; count < 20; count++)
    statuses.add((await upload(user, 'cv.pdf', Buffer.from('x'))).statusCode)
  expect([...statuses]).toEqual([400])
  expect((await upload(user, 'cv.pdf', Buffer.from('x'))).statusCode).toBe(429)
  advance(HOUR_MS)
  expect((await upload(user, 'cv.pdf', Buffer.from('x'))).statusCode).toBe(400)
})
