import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PASSWORD, type SignedIn, startApp } from '../../test/app.ts'
import { postings as postingRows } from './table.ts'

const { signUp, tick, db } = await startApp()

const NORTHWIND = 'https://job-boards.greenhouse.io/northwind-stand-in'
const read = async (user: SignedIn, what: string) =>
  (await user.post('/postings/read', { what })).json()

test('the address of a posting is read from its board, with its text, pay and form', async () => {
  const asha = await signUp()
  const { kind, posting } = await read(asha, `${NORTHWIND}/jobs/4100001?gh_src=x`)
  expect(kind).toBe('posting')
  expect(posting).toMatchObject({
    title: 'Senior Backend Engineer, Fleet',
    company: 'Northwind Robotics (stand-in)',
    places: ['Berlin, Germany'],
    seniority: 'senior',
    provider: 'greenhouse',
    url: `${NORTHWIND}/jobs/4100001`,
    pay: { currency: 'EUR', yearlyMin: 85_000, yearlyMax: 105_000, per: 'year' },
    publishedAt: '2026-11-24T08:30:00.000Z',
    closedAt: null,
  })
  expect(posting.blocks[1]).toEqual({ kind: 'heading', text: 'What you will do' })
  expect((await asha.get(`/postings/${posting.id}`)).json()).toEqual(posting)
  const { form } = (await asha.get(`/postings/${posting.id}/form`)).json()
  expect(form).toMatchObject({ fieldCount: 4, writtenAnswerCount: 1, fileCount: 1 })
  const { items } = (await asha.get('/postings?read=mine')).json()
  expect(items).toMatchObject([{ id: posting.id }])
})

test('the list shows the boards of the companies that everybody begins with, newest first', async () => {
  const asha = await signUp()
  await asha.get('/postings')
  await tick()
  const { items, next } = (await asha.get('/postings')).json()
  expect(items.length).toBeGreaterThan(8)
  expect(next).toBeNull()
  const dates = items.map(({ publishedAt }: { publishedAt: string }) => publishedAt)
  expect(dates).toEqual(dates.toSorted().reverse())
  const { items: remote } = (await asha.get('/postings?workplace=remote&words=react')).json()
  expect(remote).toMatchObject([{ title: 'Frontend Engineer (React)' }])
})

test('one line with a title is the text of a posting, not the name of a company', async () => {
  const asha = await signUp()
  const given = { what: 'You water plants.', title: 'Gardener', company: 'Acme' }
  const { posting } = (await asha.post('/postings/read', given)).json()
  expect(posting).toMatchObject({ title: 'Gardener', company: 'Acme' })
})

test('pasted text is a posting of its owner alone', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  const text = 'Data Engineer\n\nYou know SQL.\nWe pay $120k–150k a year.'
  const { posting } = await read(asha, text)
  expect(posting).toMatchObject({ title: 'Data Engineer', provider: null, url: null })
  expect(posting.pay).toMatchObject({ currency: 'USD', yearlyMin: 120_000, yearlyMax: 150_000 })
  expect((await read(asha, text)).posting.id).toBe(posting.id)
  expect((await ravi.get(`/postings/${posting.id}`)).statusCode).toBe(404)
  expect((await ravi.get('/postings?read=mine')).json().items).toEqual([])
})

test.each([
  ['https://jobs.lever.co/lumen-stand-in', 'lever', 2],
  ['jobs.ashbyhq.com/papaya-stand-in/', 'ashby', 2],
  ['https://apply.workable.com/harbour-stand-in/', 'workable', 1],
  ['https://careers.smartrecruiters.com/kestrel-stand-in', 'smartrecruiters', 1],
  ['https://fernweh-stand-in.recruitee.com', 'recruitee', 1],
  ['Ostsee Bank (stand-in)', 'greenhouse', 1],
])('the board %s is read and its company put on the list', async (what, provider, openCount) => {
  const asha = await signUp()
  const { board } = await read(asha, what)
  expect(board).toMatchObject({ provider, openCount, problem: null })
  const companies = (await asha.get('/companies')).json()
  expect(companies).toContainEqual({ ...board, isShipped: true, isListed: true })
})

test('a posting of a list without texts gets its text when it is opened', async () => {
  const asha = await signUp()
  const { posting } = await read(
    asha,
    'https://jobs.smartrecruiters.com/kestrel-stand-in/743999900000001-data-engineer',
  )
  expect(posting.blocks.length).toBeGreaterThan(3)
  expect(posting).toMatchObject({ workplace: null, places: ['Copenhagen, DE'] })
})

test('what is unknown or gone asks for the text', async () => {
  const asha = await signUp()
  expect(await read(asha, 'No Such Company')).toEqual({
    kind: 'text-needed',
    reason: 'unknown-company',
  })
  for (const what of ['https://jobs.lever.co/no-such-company', `${NORTHWIND}/jobs/99`])
    expect(await read(asha, what)).toEqual({ kind: 'text-needed', reason: 'gone' })
  expect((await asha.get('/companies')).json()).not.toContainEqual(
    expect.objectContaining({ token: 'no-such-company' }),
  )
})

test('the export of an account holds what it kept, and its deletion leaves nothing of it', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  const { posting } = await read(asha, 'Diver\n\nYou dive.')
  const shared = (await read(asha, `${NORTHWIND}/jobs/4100003`)).posting
  const company = { provider: 'lever', region: 'eu', token: 'lumen-stand-in' }
  await asha.put('/companies', { ...company, isListed: true })
  const { postings } = (await asha.get('/account/export')).json()
  expect(postings).toMatchObject({
    own: [{ id: posting.id, blocks: posting.blocks }],
    read: [{ id: shared.id, url: shared.url }],
    companies: [{ ...company, isListed: true }],
    searches: [],
  })
  expect((await ravi.get('/account/export')).json().postings.own).toEqual([])
  await asha.delete('/account', { email: asha.email, password: PASSWORD })
  const isOwn = eq(postingRows.ownerId, asha.id)
  expect(await db.select({ id: postingRows.id }).from(postingRows).where(isOwn)).toEqual([])
  expect((await ravi.get(`/postings/${shared.id}`)).statusCode).toBe(200)
})
