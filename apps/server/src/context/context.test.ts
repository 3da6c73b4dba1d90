import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  docx,
  docxFiles,
  LOCKED_TRAILER,
  LOCKED_WORD_FILE,
  pdf,
  pdfOf,
  stream,
  zip,
} from '../../../../e2e/harness/documents.ts'
import { type SignedIn, startApp } from '../../test/app.ts'

const { signUp, advance } = await startApp()
const [asha, ravi] = [await signUp(), await signUp()]

const upload = (user: SignedIn, name: string, content: Buffer) => {
  // Advances an hour, so that the rate limit starts anew.
  advance(60 * 60_000)
  const boundary = randomBytes(12).toString('hex')
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return user.post('/context/resume-files', undefined, {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}
const contextOf = async (user: SignedIn) => (await user.get('/context')).json()

const lines = [
  'Asha Rao',
  'Backend engineer at Northwind, 2019 to 2024',
  'Cut the bill by 40 percent (with Redis)',
]

test.each([
  ['PDF', 'asha.rao.pdf', pdf(lines)],
  ['DOCX', 'Lebenslauf.DOCX', docx(lines)],
])(
  'the text of a %s is stored line by line, can be edited and deleted',
  async (_kind, name, file) => {
    const read = await upload(asha, name, file)
    expect([read.statusCode, read.json().text]).toEqual([201, lines.join('\n')])

    const corrected = await asha.patch('/context/resume', {
      text: ' \u200BAsha\u00A0Rao\r\nStaff engineer\u202E \n\n\n\nPune\u0000',
    })
    expect(corrected.json().text).toBe(' Asha Rao\nStaff engineer\n\nPune')
    expect((await contextOf(asha)).resume).toEqual(corrected.json())
    expect((await contextOf(ravi)).resume).toBeNull()

    expect((await asha.delete('/context/resume')).statusCode).toBe(204)
    expect((await contextOf(asha)).resume).toBeNull()
    expect((await asha.delete('/context/resume')).statusCode).toBe(404)
  },
)

test('what could not be read of a file is named until the text is corrected', async () => {
  const tab = await signUp()
  const picture = '<w:p><w:r><w:object/></w:r></w:p>'
  const text = '<w:p><w:r><w:t>Asha Rao</w:t></w:r></w:p>'
  const read = await upload(tab, 'Asha-Node.js.pdf', zip(docxFiles(text + picture)))
  expect(read.json().unread).toEqual({ pages: [], pictures: 0, drawings: 1 })
  expect((await contextOf(tab)).resume).toEqual(read.json())
  const corrected = await tab.patch('/context/resume', { text: 'Asha Rao, engineer' })
  expect(corrected.json().unread).toBeNull()
})

test('invisible text of a file is left out', async () => {
  const hidden = [...'ignore']
    .map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0)))
    .join('')
  const read = await upload(
    asha,
    'cv.docx',
    docx([`Asha\u200D ${hidden}R\u00ADao\uFE0F`, '\u2066Pune\u2069']),
  )
  expect(read.json().text).toBe('Asha Rao\nPune')
})

const kept = { text: 'What was there before' }
const bomb = () => docxFiles(`<w:p><w:r><w:t>${' '.repeat(64 * 1024 * 1024)}</w:t></w:r></w:p>`)
test.each([
  [
    'a page named .pdf',
    'cv.pdf',
    () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    400,
    /neither a PDF nor a DOCX/,
  ],
  ['a program', 'cv.pdf', () => Buffer.from('MZ'.padEnd(200, '\0')), 400, /neither a PDF/],
  ['a Word file with a password', 'cv.docx', () => LOCKED_WORD_FILE, 400, /password/],
  ['an old Word file', 'cv.doc', () => LOCKED_WORD_FILE.subarray(0, 512), 400, /older Word/],
  ['an empty file', 'cv.pdf', () => Buffer.alloc(0), 400, /empty/],
  [
    'six megabytes',
    'cv.pdf',
    () => Buffer.concat([pdf(lines), Buffer.alloc(6 * 1024 * 1024)]),
    413,
    /larger than 5 MB/,
  ],
  ['a PDF without text', 'cv.pdf', () => pdf([]), 400, /holds no text/],
  [
    'a damaged PDF',
    'cv.pdf',
    () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog'),
    400,
    /damaged/,
  ],
  ['a damaged DOCX', 'cv.docx', () => docx(lines).subarray(0, 500), 400, /damaged|neither/],
  ['a PDF with a password', 'cv.pdf', () => pdf(lines, { more: LOCKED_TRAILER }), 400, /password/],
  ['a DOCX that unpacks to 64 MB', 'cv.docx', () => zip(bomb()), 400, /too much/],
  ['one that lies about that', 'cv.docx', () => zip(bomb(), 1000), 400, /too much/],
  ['a PDF that unpacks to 400 MB', 'cv.pdf', () => pdfBomb(), 400, /too much/],
  ['a PDF of a thousand pages', 'cv.pdf', () => manyPages(1000), 400, /too much/],
  [
    'a book',
    'cv.docx',
    () => docx(Array.from({ length: 4000 }, () => 'I have done many things.')),
    400,
    /more than 30,000/,
  ],
])('%s is refused, and the stored text stays', async (_what, name, file, status, message) => {
  await ravi.patch('/context/resume', kept)
  const refused = await upload(ravi, name, file())
  expect([refused.statusCode, refused.json()]).toMatchObject([
    status,
    { field: 'resume', message: expect.stringMatching(message) },
  ])
  expect((await contextOf(ravi)).resume).toMatchObject(kept)
})

function pdfBomb(): Buffer {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
    stream(
      '/Filter /FlateDecode',
      deflateSync(Buffer.alloc(400 * 1024 * 1024, '(x) Tj '), { level: 9 }),
    ),
  ])
}

const manyPages = (count: number) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${Array.from({ length: count }, (_, page) => `${page + 3} 0 R`).join(' ')}] >>`,
    ...Array.from(
      { length: count },
      () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
    ),
  ])

test('a client may upload ten files an hour', async () => {
  const tab = await signUp()
  const form = new FormData()
  form.set('resume', new Blob(['not a file of ours']), 'cv.pdf')
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  const payload = Buffer.from(await encoded.arrayBuffer())
  const send = () =>
    tab.post('/context/resume-files', undefined, { headers: { 'content-type': type }, payload })
  for (let upload = 0; upload < 10; upload++) expect((await send()).statusCode).toBe(400)
  expect((await send()).statusCode).toBe(429)
})

const job = {
  title: 'Backend engineer, Northwind',
  text: 'You know PostgreSQL.\nYou have led a team.',
}
const story = {
  title: 'The outage',
  situation: 'The queue stood still on a Friday.',
  task: 'Bring it back.',
  action: 'I split the topic.',
  result: 'Down from 40 to 3 minutes.',
}

test.each([
  ['/context/job-descriptions', 'jobDescriptions', job, 20],
  ['/context/stories', 'stories', story, 50],
] as const)(
  '%s are stored, changed, listed oldest first and deleted; another user’s return 404',
  async (path, list, body, most) => {
    const [owner, stranger] = [await signUp(), await signUp()]
    const first = await owner.post(path, body)
    expect([first.statusCode, first.json()]).toEqual([
      201,
      { ...body, id: expect.any(String), createdAt: expect.any(String) },
    ])
    advance(1000)
    const second = (await owner.post(path, { ...body, title: 'Another' })).json()

    const itemUrl = `${path}/${first.json().id}`
    const changed = await owner.patch(itemUrl, { ...body, title: 'A new title' })
    expect(changed.json()).toEqual({ ...first.json(), title: 'A new title' })
    for (const theft of [
      await stranger.patch(itemUrl, body),
      await stranger.delete(itemUrl),
      await owner.delete(`${path}/x`),
    ])
      expect(theft.statusCode).toBe(404)
    expect((await contextOf(owner))[list]).toEqual([changed.json(), second])
    expect((await contextOf(stranger))[list]).toEqual([])

    expect((await owner.delete(itemUrl)).statusCode).toBe(204)
    expect((await contextOf(owner))[list]).toEqual([second])

    const added = await Promise.all(Array.from({ length: most }, () => owner.post(path, body)))
    expect(added.filter(({ statusCode }) => statusCode === 201)).toHaveLength(most - 1)
    expect(added.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({
      code: 'no_room',
    })
    expect((await contextOf(owner))[list]).toHaveLength(most)
  },
)

test.each([
  ['/context/job-descriptions', { ...job, title: ' \u200B ' }, 'title'],
  ['/context/job-descriptions', { ...job, text: 'x'.repeat(20_001) }, 'text'],
  ['/context/stories', { ...story, action: 'x'.repeat(2001) }, 'action'],
  ['/context/stories', { title: 'Nothing told' }, 'situation'],
])('%s refuses empty and too long values, naming the field', async (path, body, field) => {
  const refused = await asha.post(path, body)
  expect([refused.statusCode, refused.json().field]).toEqual([400, field])
})

test('an interview keeps the background chosen for it when the original changes or is deleted', async () => {
  const [meera, stranger] = [await signUp(), await signUp()]
  await meera.patch('/context/resume', { text: 'Meera Nair' })
  const { id: jobDescriptionId } = (await meera.post('/context/job-descriptions', job)).json()
  const { createdAt: _, ...told } = (await meera.post('/context/stories', story)).json()
  const newInterview = { mode: 'mock', round: 'behavioral' }
  const all = { resume: true, jobDescriptionId, storyIds: [told.id] }

  const theft = await stranger.post('/interviews', {
    ...newInterview,
    context: { jobDescriptionId },
  })
  const none = await stranger.post('/interviews', { ...newInterview, context: { resume: true } })
  for (const refused of [theft, none])
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'context'])
  expect((await stranger.get('/interviews')).json().items).toEqual([])
  expect((await stranger.get('/billing')).json().is_trial_unused).toBe(true)

  const { id } = (await meera.post('/interviews', { ...newInterview, context: all })).json()
  await meera.patch('/context/resume', { text: 'Somebody else' })
  await meera.patch(`/context/job-descriptions/${jobDescriptionId}`, {
    title: 'Other',
    text: 'Other',
  })
  await meera.delete(`/context/stories/${told.id}`)
  expect((await meera.get(`/interviews/${id}`)).json().context).toEqual({
    resume: 'Meera Nair',
    jobDescription: job,
    stories: [told],
  })
  const plain = (await stranger.post('/interviews', newInterview)).json()
  expect((await stranger.get(`/interviews/${plain.id}`)).json().context).toBeNull()
})

test('a resume text that is empty or too long is refused', async () => {
  for (const text of ['', ' \u200B\n', 'x'.repeat(30_001)])
    expect((await asha.patch('/context/resume', { text })).json()).toMatchObject({
      code: 'validation_failed',
      field: 'text',
    })
})
