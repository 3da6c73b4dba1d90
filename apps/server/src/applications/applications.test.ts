import type { ApplicationDetail } from '@sightline/contracts/applications/applications'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'

const { db, signUp, advance, clock } = await startApp()

const DAY_MS = 24 * 60 * 60 * 1000
const described = {
  company: 'Bluefin Maps',
  title: 'Backend engineer',
  url: 'https://bluefin.example/jobs/1',
}
const create = async (user: SignedIn, body: object = described) =>
  (await user.post('/applications', body)).json()
const detail = async (user: SignedIn, id: string): Promise<ApplicationDetail> =>
  (await user.get(`/applications/${id}`)).json()

/** Lets days pass in which the user stays signed in. */
async function pass(user: SignedIn, days: number) {
  for (let day = 0; day < days; day++) {
    advance(DAY_MS)
    if (day % 3 === 0) await user.get('/applications')
  }
}

test('an application to a described posting begins as found, once', async () => {
  const asha = await signUp()
  const first = await asha.post('/applications', described)
  expect([first.statusCode, first.json()]).toMatchObject([
    201,
    {
      state: 'found',
      outcome: null,
      posting: { company: 'Bluefin Maps', places: [] },
      followUp: null,
    },
  ])
  const again = await asha.post('/applications', { ...described, title: 'backend  Engineer' })
  expect([again.statusCode, again.json().id]).toEqual([200, first.json().id])
  expect((await asha.get('/applications')).json().items).toHaveLength(1)
})

test("another user's application looks missing", async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  const { id, posting } = await create(asha)
  const answers = [
    await ravi.get(`/applications/${id}`),
    await ravi.patch(`/applications/${id}`, { contact: 'me' }),
    await ravi.post(`/applications/${id}/entries`, { kind: 'note', text: 'Hello' }),
    await ravi.delete(`/applications/${id}`),
    await ravi.post('/applications', { postingId: posting.id }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  expect((await detail(asha, id)).timeline).toHaveLength(1)
})

test('changes of state are entries, and the first submission keeps its date', async () => {
  const asha = await signUp()
  const { id } = await create(asha)
  await asha.patch(`/applications/${id}`, { state: 'submitted' })
  const { submittedAt } = await detail(asha, id)
  advance(DAY_MS)
  await asha.patch(`/applications/${id}`, {
    state: 'interview',
    interviewAt: clock().toISOString(),
  })
  await asha.patch(`/applications/${id}`, { state: 'submitted' })
  await asha.patch(`/applications/${id}`, { state: 'submitted' })
  const closed = await asha.patch(`/applications/${id}`, { state: 'closed', outcome: 'rejected' })
  expect(closed.json()).toMatchObject({ state: 'closed', outcome: 'rejected', submittedAt })
  const { timeline } = await detail(asha, id)
  expect(timeline.map(({ entry }) => entry.kind === 'state' && [entry.from, entry.to])).toEqual([
    ['submitted', 'closed'],
    ['interview', 'submitted'],
    ['submitted', 'interview'],
    ['found', 'submitted'],
    [null, 'found'],
  ])
})

test('a closed application says how it ended, and no other one does', async () => {
  const asha = await signUp()
  const { id } = await create(asha)
  const refused = [
    await asha.patch(`/applications/${id}`, { state: 'closed' }),
    await asha.patch(`/applications/${id}`, { state: 'offer', outcome: 'accepted' }),
    await asha.patch(`/applications/${id}`, { outcome: 'accepted' }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
  expect(await detail(asha, id)).toMatchObject({ state: 'found', outcome: null })
})

test('a submission asks for a follow-up after a week, once, and then names the silence', async () => {
  const asha = await signUp()
  const { id } = await create(asha)
  await asha.patch(`/applications/${id}`, { state: 'submitted' })
  const due = async () => (await asha.get('/applications/summary')).json().due.length
  expect([await due(), (await detail(asha, id)).followUp?.kind]).toEqual([0, 'after-submission'])
  await pass(asha, 7)
  expect([await due(), (await detail(asha, id)).followUp?.isDue]).toEqual([1, true])
  await asha.post(`/applications/${id}/entries`, {
    kind: 'followed-up',
    followUp: 'after-submission',
  })
  expect(await due()).toBe(0)
  // A log-in does not last as long as the silence.
  await db.execute(sql`
    update job_applications set state_since = state_since - interval '30 days',
      followed_up_at = followed_up_at - interval '30 days' where id = ${id}`)
  expect((await detail(asha, id)).followUp).toMatchObject({ kind: 'no-answer', isDue: true })
  expect((await asha.get('/applications/summary')).json()).toMatchObject({
    noAnswerCount: 1,
    due: [],
  })
})

test('the summary counts states and the median of the days in each', async () => {
  const asha = await signUp()
  const ids: string[] = []
  for (const title of ['One', 'Two', 'Three'])
    ids.push((await create(asha, { company: 'Acme', title })).id)
  for (const [index, id] of ids.entries()) {
    advance(DAY_MS)
    await asha.patch(
      `/applications/${id}`,
      index === 2 ? { state: 'closed', outcome: 'other' } : { state: 'submitted' },
    )
  }
  const { steps, outcomes } = (await asha.get('/applications/summary')).json()
  expect(steps).toContainEqual({
    state: 'found',
    nowCount: 0,
    everCount: 3,
    medianDays: expect.closeTo(2, 3),
  })
  expect(steps).toContainEqual({ state: 'submitted', nowCount: 2, everCount: 2, medianDays: null })
  expect(outcomes).toContainEqual({ outcome: 'other', count: 1 })
})

test('next steps that are due are listed', async () => {
  const asha = await signUp()
  const { id } = await create(asha)
  const nextStepOn = new Date(clock().getTime() + DAY_MS).toISOString().slice(0, 10)
  await asha.patch(`/applications/${id}`, { nextStep: 'Call Mia', nextStepOn })
  const due = async () => (await asha.get('/applications/summary')).json().due.length
  expect(await due()).toBe(0)
  advance(DAY_MS)
  expect(await due()).toBe(1)
})

test('a list is paged, filtered by state and searched', async () => {
  const asha = await signUp()
  const rows = Array.from({ length: 60 }, (_, index) => ({
    company: `Company ${index}`,
    title: index % 2 ? 'Engineer' : 'Designer',
    state: index % 3 ? 'found' : 'submitted',
  }))
  expect((await asha.post('/applications/import', { rows })).json()).toEqual({
    addedCount: 60,
    knownCount: 0,
  })
  const first = (await asha.get('/applications')).json()
  const second = (await asha.get(`/applications?after=${first.next}`)).json()
  expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null])
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(60)
  const { columns } = (await asha.get('/applications/board')).json()
  expect(
    columns.map(({ group, items, next }: { group: string; items: unknown[]; next: unknown }) => [
      group,
      items.length,
      next,
    ]),
  ).toEqual([
    ['found', 20, expect.any(String)],
    ['preparing', 0, null],
    ['submitted', 20, null],
    ['in-touch', 0, null],
    ['offer', 0, null],
    ['closed', 0, null],
  ])
  const submitted = (await asha.get('/applications?group=submitted')).json()
  expect(submitted.items).toHaveLength(20)
  const found = (await asha.get('/applications?search=engineer%20company%2011')).json()
  expect(found.items.map(({ posting }: ApplicationDetail) => posting.company)).toEqual([
    'Company 11',
  ])
})

test('an import stores each application once, with its dates and notes', async () => {
  const asha = await signUp()
  await create(asha, { company: 'Acme', title: 'Engineer' })
  const row = {
    company: 'Orbit',
    title: '=1+1',
    state: 'interview',
    submittedAt: '2026-01-05T12:00:00.000Z',
    notes: ['Ask about tests'],
  }
  const rows = [row, row, { company: 'ACME', title: 'engineer' }]
  const result = await asha.post('/applications/import', { rows })
  expect(result.json()).toEqual({ addedCount: 1, knownCount: 2 })
  const [{ id }] = (await asha.get('/applications?group=in-touch')).json().items
  const { timeline } = await detail(asha, id)
  expect(
    timeline.map(({ entry }) => (entry.kind === 'state' ? entry.to : entry.kind)).toSorted(),
  ).toEqual(['interview', 'note', 'submitted'])
})

test('an import with a row that is refused stores nothing', async () => {
  const asha = await signUp()
  const rows = [
    { company: 'Acme', title: 'Engineer' },
    { company: 'Acme', title: ' ' },
  ]
  expect((await asha.post('/applications/import', { rows })).statusCode).toBe(400)
  expect((await asha.get('/applications')).json().items).toEqual([])
})

test('exports hold everything, and cells of the table are no formulas', async () => {
  const asha = await signUp()
  const { id } = await create(asha, { company: '=HYPERLINK("http://x")', title: 'Engineer' })
  await asha.post(`/applications/${id}/entries`, { kind: 'note', text: 'Line one\n"two"' })
  const csv = await asha.get('/applications/export?format=csv')
  expect(csv.headers['content-type']).toContain('text/csv')
  expect(csv.body).toContain(`"'=HYPERLINK(""http://x"")",Engineer`)
  const [exported] = (await asha.get('/applications/export?format=json')).json()
  expect(exported.timeline).toContainEqual(
    expect.objectContaining({ kind: 'note', text: 'Line one\n"two"' }),
  )
  expect((await asha.get('/account/export')).json().applications).toHaveLength(1)
})

test('a pasted reply finds its application and proposes a state, and changes nothing', async () => {
  const asha = await signUp()
  await create(asha, { company: 'Acme', title: 'Engineer' })
  const { id } = await create(asha)
  const text =
    'From: Mia <mia@bluefinmaps.example>\nSubject: Your application\n\nHi Asha,\nunfortunately we will not move forward with your application.'
  const read = (await asha.post('/applications/replies/read', { text })).json()
  expect(read).toMatchObject({
    from: 'Mia <mia@bluefinmaps.example>',
    proposal: { state: 'closed', outcome: 'rejected' },
    applications: [{ id }],
  })
  expect((await detail(asha, id)).state).toBe('found')
})

test('all of it goes with the account', async () => {
  const asha = await signUp()
  const { id } = await create(asha)
  await db.execute(sql`delete from users where id = ${asha.id}`)
  const left = await db.execute(sql`
    select id from job_applications where id = ${id} union all select id from application_entries where application_id = ${id}`)
  expect(left).toMatchObject({ rows: [] })
})
