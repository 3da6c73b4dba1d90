import { randomBytes } from 'node:crypto'
import { EMPTY_PROFILE } from '@sightline/contracts/profile/profile'
import { expect, test } from 'vitest'
import { docx, pdf } from '../../../../e2e/harness/documents.ts'
import { type SignedIn, startApp } from '../../test/app.ts'
import { readMatchInputs } from './public.ts'

const { db, signUp } = await startApp()
const [asha, ravi] = [await signUp(), await signUp()]

const upload = (user: SignedIn, name: string, content: Buffer) => {
  const boundary = randomBytes(12).toString('hex')
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return user.post('/profile/resume-files', undefined, {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}
const create = async (user: SignedIn, document: object, name = 'Backend') =>
  (await user.post('/profile/resumes', { name, document })).json()
const mainOf = async (user: SignedIn) =>
  (await user.get('/profile')).json().resumes.filter((one: { isMain: boolean }) => one.isMain)

const LINES = [
  'Asha Rao',
  'asha@example.org',
  'EXPERIENCE',
  'Backend engineer, Northwind, 03/2019 - 05/2024',
  '- Cut the bill by 40 percent with Redis',
  '- Moved six services to Kubernetes',
  'EDUCATION',
  'BSc Computer Science, Pune, 2018',
]

test('a profile is empty at first, kept as it was sent, and nobody else’s', async () => {
  expect((await asha.get('/profile')).json()).toEqual({ profile: EMPTY_PROFILE, resumes: [] })
  const profile = {
    ...EMPTY_PROFILE,
    name: 'Asha Rao',
    links: [{ label: 'Code', url: 'https://code.example/asha' }],
    authorisations: [{ country: 'DE', isAuthorised: true, needsSponsorship: false }],
    payFloor: { yearly: 60_000, currency: 'EUR' },
    languages: [{ language: 'German', level: 'B2' }],
  }
  expect((await asha.put('/profile', profile)).json().profile).toEqual(profile)
  expect((await asha.get('/profile')).json().profile).toEqual(profile)
  expect((await ravi.get('/profile')).json().profile).toEqual(EMPTY_PROFILE)
  for (const wrong of [
    { payFloor: { yearly: -1, currency: 'EUR' } },
    { country: 'Germany' },
    { languages: [{ language: 'German', level: 'good' }] },
    { links: [{ label: '', url: 'javascript:alert(1)' }] },
  ])
    expect((await asha.put('/profile', { ...profile, ...wrong })).statusCode).toBe(400)
})

test.each([
  ['PDF', 'asha.rao.pdf', pdf(LINES)],
  ['DOCX', 'Lebenslauf.DOCX', docx(LINES)],
])('a %s becomes a resume whose lines keep their places', async (_kind, name, file) => {
  const user = await signUp()
  const read = await upload(user, name, file)
  expect(read.statusCode).toBe(201)
  const { document, sourceLines, places, isMain } = read.json()
  expect(isMain).toBe(true)
  expect(document.work[0]).toMatchObject({ startDate: '2019-03', endDate: '2024-05' })
  expect(sourceLines[places['/work/0/highlights/0']]).toEqual({ page: 1, text: LINES[4] })
})

test('a text without dates gets none, and what is open is asked', async () => {
  const user = await signUp()
  const text = 'Asha Rao\n\nEXPERIENCE\n\nBackend engineer, Northwind\n- Built the booking service'
  const { document } = (await user.post('/profile/resumes', { name: 'Plain', text })).json()
  expect(JSON.stringify(document)).not.toMatch(/\d{4}/)
})

test('pages that are pictures leave no text, and that is said', async () => {
  const read = await upload(asha, 'empty.pdf', pdf([]))
  expect([read.statusCode, read.json().message]).toEqual([
    400,
    expect.stringContaining('This file holds no text'),
  ])
})

test('unknown keys at every level come back unchanged', async () => {
  const document = {
    $schema: 'https://example.org/2.0',
    meta: { version: 'v9' },
    basics: { name: 'Asha', pronouns: 'she', location: { city: 'Pune', planet: 'Earth' } },
    work: [{ name: 'Northwind', highlights: ['Built it'], mood: { good: true } }],
    awards: [{ title: 'Best' }],
  }
  const { id, updatedAt } = await create(asha, document)
  expect((await asha.get(`/profile/resumes/${id}`)).json().document).toEqual(document)
  const changed = { ...document, work: [{ ...document.work[0], position: 'Engineer' }] }
  const patched = await asha.patch(`/profile/resumes/${id}`, { updatedAt, document: changed })
  expect(patched.json().document).toEqual(changed)
  const wrong = await asha.post('/profile/resumes', {
    name: 'x',
    document: { work: [{ startDate: 'last spring' }] },
  })
  expect(wrong.statusCode).toBe(400)
})

test('a correction keeps the places of lines, and a stale one is refused', async () => {
  const user = await signUp()
  const { id, document, updatedAt, places } = (await upload(user, 'a.pdf', pdf(LINES))).json()
  const place = places['/work/0/highlights/1']
  document.work[0].highlights = ['New line', 'Moved six services to Kubernetes', 'Cut the bill']
  const patched = await user.patch(`/profile/resumes/${id}`, { updatedAt, document })
  expect(patched.json().places['/work/0/highlights/1']).toBe(place)
  const stale = await user.patch(`/profile/resumes/${id}`, { updatedAt, name: 'Other' })
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'conflict'])
  expect((await user.get(`/profile/resumes/${id}`)).json().document).toEqual(document)
})

test('one resume is the main one, whatever is made main and deleted', async () => {
  const user = await signUp()
  const [first, second, third] = [
    await create(user, {}, 'One'),
    await create(user, {}, 'Two'),
    await create(user, {}, 'Three'),
  ]
  await user.patch(`/profile/resumes/${second.id}`, { updatedAt: second.updatedAt, isMain: true })
  expect(await mainOf(user)).toMatchObject([{ id: second.id }])
  await user.delete(`/profile/resumes/${second.id}`)
  expect(await mainOf(user)).toMatchObject([{ id: third.id }])
  await user.delete(`/profile/resumes/${third.id}`)
  await user.delete(`/profile/resumes/${first.id}`)
  expect(await mainOf(user)).toEqual([])
})

test('there is room for ten', async () => {
  const user = await signUp()
  for (let count = 0; count < 10; count++) await create(user, {}, `No ${count}`)
  const eleventh = await user.post('/profile/resumes', { name: 'Eleven', document: {} })
  expect([eleventh.statusCode, eleventh.json().code]).toEqual([409, 'no_room'])
})

test('a resume is nobody else’s', async () => {
  const { id, updatedAt } = await create(asha, {})
  const path = `/profile/resumes/${id}`
  expect((await ravi.get(path)).statusCode).toBe(404)
  expect((await ravi.patch(path, { updatedAt, name: 'Mine' })).statusCode).toBe(404)
  expect((await ravi.delete(path)).statusCode).toBe(404)
  await expect(readMatchInputs(db, ravi.id, id)).rejects.toMatchObject({ code: 'not_found' })
})

test('lines are encoded in the background, and verdicts are known again in other words of form', async () => {
  const user = await signUp()
  expect(await readMatchInputs(db, user.id)).toBeNull()
  const { id } = (await upload(user, 'a.pdf', pdf(LINES))).json()
  await expect
    .poll(async () => (await readMatchInputs(db, user.id))?.meanings.size, { timeout: 20_000 })
    .toBeGreaterThan(5)
  const said = {
    requirement: 'Caching, with Redis!',
    line: 'Cut the bill by 40 percent with Redis',
  }
  await user.put('/profile/confirmations', { ...said, verdict: 'shows' })
  const verdictOf = async () =>
    (await readMatchInputs(db, user.id, id))?.verdictOf(
      'caching with redis',
      'cut the bill by 40 percent with redis',
    )
  expect(await verdictOf()).toBe('shows')
  await user.put('/profile/confirmations', { ...said, verdict: null })
  expect(await verdictOf()).toBeUndefined()
})

test('an application goes with a base resume of its owner, and loses it with the resume', async () => {
  const user = await signUp()
  const { id } = await create(user, { basics: { name: 'Asha', label: 'Data engineer' } })
  const application = (
    await user.post('/applications', { company: 'Acme', title: 'Engineer' })
  ).json()
  const path = `/applications/${application.id}`
  const foreign = await create(ravi, {})
  expect((await user.patch(path, { resumeId: foreign.id })).statusCode).toBe(404)
  expect((await user.patch(path, { resumeId: id })).json().resumeId).toBe(id)
  await user.delete(`/profile/resumes/${id}`)
  expect((await user.get(path)).json().resumeId).toBeNull()
})
