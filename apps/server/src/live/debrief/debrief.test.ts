import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { type SignedIn, startApp } from '../../../test/app.ts'
import { beginSession, event, segment, store } from '../../../test/live.ts'
import { createLedger } from '../../credits/public.ts'
import { questionBankWith, type ScoreLater } from '../../interviews/public.ts'
import { createKnownMeanings } from '../../meaning/public.ts'
import { appendLiveEvents } from '../append-events.ts'
import { createLiveStates } from '../live-log.ts'
import { declareSessionScoring, readDebrief } from './debrief.ts'

const { app, env, db, clock, advance, tick, signUpWithCredits: signUp } = await startApp()

const STORY =
  'In March our release broke the login for about 2,000 customers. I had written the change myself, so I called the ' +
  'team, rolled the release back within 20 minutes and wrote to every customer who had complained. Then I compared the ' +
  'logs, found the missing migration and added a check to the pipeline. Since then it has not happened again, and I ' +
  'learnt to test with a copy of the production data.'
const QUESTION = 'Tell me about a time when a bug of yours reached the users.'

async function endedSession(user: SignedIn, kind = 'behavioral') {
  const id = await beginSession(user, { kind })
  const stored = await store(user, id, segment('them', QUESTION, 0))
  const prompt = stored.find(({ type }: { type: string }) => type === 'prompt-found').id as string
  await store(
    user,
    id,
    segment('you', STORY, 5000),
    segment('them', 'Why do you want to join us?', 60_000),
  )
  await store(user, id, segment('you', 'The product.', 65_000), event('live-ended'))
  return { id, prompt }
}

test('an ended session is scored on the rubric of the round with quotes, and counts in the weakness map', async () => {
  const asha = await signUp()
  const { id, prompt } = await endedSession(asha)
  const progress = (await asha.get('/interviews/scores')).json()
  const { questions } = (await asha.get(`/live/${id}/debrief`)).json()
  expect(questions).toMatchObject([
    { prompt, round: 'behavioral', topic: 'failure', isOpen: false },
  ])
  expect(questions[0].score).toBeGreaterThan(1)
  const said = questions[0].dimensions.flatMap(
    ({ evidence }: { evidence: { quote: string | null }[] }) =>
      evidence.flatMap(({ quote }) => quote ?? []),
  )
  for (const quote of said) expect(STORY).toContain(quote)
  expect(progress.interviews).toEqual([])
  expect(progress.weaknesses).toContainEqual(
    expect.objectContaining({ topic: 'failure', questions: 1 }),
  )
  expect((await asha.get(`/live/${id}/debrief`)).json().questions).toEqual(questions)
  expect((await asha.get('/interviews/scores')).json().weaknesses).toEqual(progress.weaknesses)
})

test('levels made without meanings count nowhere until the meanings are known', async () => {
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'behavioral' })
  await store(asha, id, segment('them', QUESTION, 0))
  await store(asha, id, segment('you', STORY, 5000))
  const owned = { id, ownerId: asha.id }
  const encode = () => Promise.reject(new Error('The encoder took too long'))
  const bank = questionBankWith(createKnownMeanings({ encode, log: { warn: vi.fn() } }))
  const scoreSessionLater = vi.fn<ScoreLater>(async () => {})
  const stalled = {
    ...{ db, bank, clock, scoreSessionLater },
    ledger: createLedger({ clock, secret: env.AUTH_SECRET }),
    liveStates: createLiveStates(),
  }
  await appendLiveEvents(stalled, owned, [{ id: randomUUID(), version: 1, type: 'live-ended' }])
  expect((await readDebrief(stalled, owned)).questions).toMatchObject([{ isProvisional: true }])
  const weaknesses = async () => (await asha.get('/interviews/scores')).json().weaknesses
  expect(await weaknesses()).toEqual([])
  expect(scoreSessionLater).toHaveBeenCalledExactlyOnceWith(expect.anything(), owned)

  await declareSessionScoring({ db, bank, jobs: app.jobs })(db, owned)
  await tick()
  expect(await weaknesses()).toContainEqual(expect.objectContaining({ topic: 'failure' }))
})

test('a question becomes a mock interview that asks it again in its own words, once', async () => {
  const asha = await signUp(3)
  const { id, prompt } = await endedSession(asha)
  const body = { id: crypto.randomUUID(), prompt }
  const [first, second] = [
    await asha.post(`/live/${id}/practice`, body),
    await asha.post(`/live/${id}/practice`, body),
  ]
  expect([first.statusCode, first.json()]).toEqual([201, second.json()])
  await asha.post(`/interviews/${body.id}/events`, { events: [event('begun')] })
  await asha.delete(`/live/${id}`)
  const detail = (await asha.get(`/interviews/${body.id}`)).json()
  expect(detail.spokenQuestions).toMatchObject([
    { slug: 'a-bug-that-reached-the-users', statement: QUESTION },
  ])
})

test('a coding problem like it is new to the user, or announced as a repeat before it costs a credit', async () => {
  const asha = await signUp(20)
  const id = await beginSession(asha, { kind: 'coding' })
  const problem =
    'Given an array of integers and a target, return the indices of two numbers that add up to the target.'
  const stored = await store(asha, id, segment('them', problem, 0), event('live-ended'))
  const prompt = stored.find(({ type }: { type: string }) => type === 'prompt-found').id
  const practise = (more = {}) =>
    asha.post(`/live/${id}/practice`, { id: crypto.randomUUID(), prompt, ...more })
  let answer = await practise()
  for (let count = 0; answer.statusCode === 201 && count < 19; count++) answer = await practise()
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'repeats_question'])
  expect((await practise({ mayRepeat: true })).statusCode).toBe(201)
})

test('the waits of all sessions count from the end of the other’s speech, for the coach’s answers too', async () => {
  const asha = await signUp(2)
  const spokenMs = 500
  for (const how of ['realtime', 'typed']) {
    const id = await beginSession(asha, { kind: 'behavioral' })
    advance(10_000)
    const endMs = 10_000 - spokenMs
    await store(asha, id, { ...segment('them', QUESTION), startMs: 0, endMs, how })
    const events = async () => (await asha.get(`/live/${id}/events`)).json().events
    await vi.waitFor(async () =>
      expect(await events()).toContainEqual(expect.objectContaining({ type: 'answer-given' })),
    )
    await store(asha, id, event('live-ended'))
  }
  const [{ id }] = (await asha.get('/live')).json().items
  const { allWaits } = (await asha.get(`/live/${id}/debrief`)).json()
  // What was typed is not counted.
  expect(allWaits.questions).toBe(1)
  expect(allWaits.text.p50Ms).toBeGreaterThanOrEqual(spokenMs)
  expect(allWaits.text.p50Ms).toBeLessThan(spokenMs + 5000)
  expect(allWaits.firstWords.p50Ms).toBeGreaterThanOrEqual(allWaits.text.p50Ms)
})

test('before the end there is no debrief, and of what no rubric fits no practice', async () => {
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'meeting' })
  expect((await asha.get(`/live/${id}/debrief`)).statusCode).toBe(409)
  const [, found] = await store(asha, id, segment('them', 'Can you say when the release goes out?'))
  const refused = await asha.post(`/live/${id}/practice`, {
    id: crypto.randomUUID(),
    prompt: found.id,
  })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'unfit_question'])
  await store(asha, id, event('live-ended'))
  expect((await asha.get(`/live/${id}/debrief`)).json()).toEqual({
    questions: [],
    kept: [],
    unfit: [found.id],
    allWaits: { questions: 0, text: null, firstWords: null, whole: null },
  })
})
