import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'
import { beginEndedSession, NEW_SESSION } from '../../test/live.ts'
import { interviewContexts } from '../interviews/public.ts'

const { db, signUpWithCredits } = await startApp()

test('a live session for an application knows its posting, and is listed with it', async () => {
  const asha = await signUpWithCredits()
  const read = await asha.post('/postings/read', { what: 'Data Engineer\n\nYou know SQL.' })
  const postingId = read.json().posting.id
  const { id: applicationId } = (await asha.post('/applications', { postingId })).json()
  const id = await beginEndedSession(asha, { context: { applicationId } })
  const [context] = await db
    .select()
    .from(interviewContexts)
    .where(eq(interviewContexts.interviewId, id))
  expect(context?.jobDescription).toMatchObject({
    title: expect.stringContaining('Data Engineer'),
    text: expect.stringContaining('You know SQL.'),
  })
  expect((await asha.get(`/applications/${applicationId}`)).json().sessions).toMatchObject([
    { id, mode: 'live', endedAt: expect.any(String) },
  ])
})

test('a session for an application uses the base resume that it goes with, or the main one', async () => {
  const asha = await signUpWithCredits()
  const { id: applicationId } = (
    await asha.post('/applications', { company: 'Acme', title: 'Engineer' })
  ).json()
  const resumeOfSession = async () => {
    const id = await beginEndedSession(asha, { context: { applicationId, resume: true } })
    const [row] = await db
      .select({ resume: interviewContexts.resume })
      .from(interviewContexts)
      .where(eq(interviewContexts.interviewId, id))
    return row?.resume
  }
  const create = async (name: string) =>
    (await asha.post('/profile/resumes', { name, document: { basics: { name } } })).json().id
  await asha.patch('/context/resume', { text: 'The text of before' })
  expect(await resumeOfSession()).toBe('The text of before')
  await create('The main one')
  expect(await resumeOfSession()).toBe('The main one')
  const resumeId = await create('Another one')
  await asha.patch(`/applications/${applicationId}`, { resumeId })
  expect(await resumeOfSession()).toBe('Another one')
  await asha.delete(`/profile/resumes/${resumeId}`)
  expect(await resumeOfSession()).toBe('The main one')
})

test("a live session for a stranger's or a deleted application is refused, and costs nothing", async () => {
  const [asha, ravi] = [await signUpWithCredits(), await signUpWithCredits()]
  const create = async () =>
    (await asha.post('/applications', { company: 'Acme', title: 'Designer' })).json().id
  const applicationId = await create()
  const begin = (user: typeof asha) =>
    user.post('/live', { ...NEW_SESSION, id: crypto.randomUUID(), context: { applicationId } })
  const stranger = await begin(ravi)
  expect([stranger.statusCode, stranger.json().field]).toEqual([400, 'context'])
  await asha.delete(`/applications/${applicationId}`)
  expect((await begin(asha)).statusCode).toBe(400)
  expect((await asha.get('/live')).json().items).toEqual([])
})

test('the interviews that fit an application come with it, and an interview prefers their topics', async () => {
  const asha = await signUpWithCredits()
  const what = 'Backend Engineer\n\nYou have:\n- Go\n- gRPC services'
  const postingId = (await asha.post('/postings/read', { what })).json().posting.id
  const { id: applicationId } = (await asha.post('/applications', { postingId })).json()
  const { interviews } = (await asha.get(`/applications/${applicationId}`)).json()
  expect(interviews[0]).toMatchObject({
    round: { value: 'coding' },
    language: { value: 'go', because: ['Go'] },
    kinds: [{ value: 'api' }],
  })
  const created = await asha.post('/interviews', {
    mode: 'mock',
    round: 'coding',
    language: 'go',
    difficulty: 'medium',
    preferred: { topics: [], kinds: ['api'] },
    context: { applicationId },
  })
  const { id } = created.json()
  expect((await asha.get(`/interviews/${id}`)).json().events[0]).toMatchObject({
    plan: { questions: [{ kind: 'api', difficulty: 'medium' }] },
  })
  const refused = await asha.post('/interviews', {
    mode: 'mock',
    round: 'coding',
    preferred: { topics: ['poker'], kinds: [] },
  })
  expect(refused.statusCode).toBe(400)
})
