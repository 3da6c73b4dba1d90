import { describe, expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'
import {
  askPrompt,
  beginEndedSession,
  beginSession,
  event,
  NEW_SESSION,
  readAnswer,
  report,
  segment,
  store,
} from '../../test/live.ts'
import { createLedger } from '../credits/public.ts'

const { app, db, env, clock, signUpWithCredits: signUp, advance } = await startApp()
const ledger = createLedger({ clock, secret: env.AUTH_SECRET })
const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
const HOUR_MS = 3_600_000
const credits = (user: SignedIn) => ledger.credits(db, user.id)
const detail = async (user: SignedIn, id: string) => (await user.get(`/live/${id}`)).json()
const answer = (user: SignedIn, id: string, prompt: string, more: object = {}) =>
  readAnswer(address, user, id, { id: crypto.randomUUID(), prompt, ...more })

describe('a new session', () => {
  test('costs one credit however often the request is sent, and is listed apart from mock interviews', async () => {
    const asha = await signUp(3)
    const before = await credits(asha)
    const body = { ...NEW_SESSION, id: crypto.randomUUID(), notes: 'Ask about the team.' }
    const [first, second] = await Promise.all([asha.post('/live', body), asha.post('/live', body)])
    expect([first.statusCode, second.json()]).toEqual([201, first.json()])
    expect(await credits(asha)).toEqual({ ...before, isTrialUnused: false })
    expect((await asha.get('/live')).json()).toMatchObject({
      items: [{ id: body.id, kind: 'behavioral' }],
      next: null,
    })
    expect((await asha.get('/interviews')).json().items).toEqual([])
    expect((await asha.get(`/interviews/${body.id}`)).statusCode).toBe(404)
    expect((await detail(asha, body.id)).events).toMatchObject([
      { seq: 1, type: 'live-begun', notes: body.notes },
    ])
  })

  test.each([
    ['consent', { hasConsent: false }, 'hasConsent'],
    ['a known kind', { kind: 'poker' }, 'kind'],
    ['a setting', { setting: 'secret' }, 'setting'],
  ])('without %s is refused and costs nothing', async (_name, change, field) => {
    const asha = await signUp()
    const before = await credits(asha)
    const refused = await asha.post('/live', { ...NEW_SESSION, id: crypto.randomUUID(), ...change })
    expect([refused.statusCode, refused.json().field]).toEqual([400, field])
    expect(await credits(asha)).toEqual(before)
  })
})

test('a second session is refused while one is running, and two tabs that begin at once take one credit', async () => {
  const asha = await signUp(3)
  const begin = () => asha.post('/live', { ...NEW_SESSION, id: crypto.randomUUID() })
  const both = await Promise.all([begin(), begin()])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  const after = await credits(asha)
  expect((await begin()).json()).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('is running'),
  })
  expect(await credits(asha)).toEqual(after)
  const { items } = (await asha.get('/live')).json()
  expect(items).toHaveLength(1)
  await store(asha, items[0].id, event('live-paused'))
  expect((await begin()).statusCode).toBe(409)
  await store(asha, items[0].id, event('live-ended'))
  expect((await begin()).statusCode).toBe(201)
})

test("another user's session returns 404 in every way", async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  const id = await beginSession(asha)
  const attempts = [
    ravi.get(`/live/${id}`),
    ravi.get(`/live/${id}/events`),
    report(ravi, id, segment('them', 'Hello?')),
    ravi.post(`/live/${id}/answers`, { id: crypto.randomUUID(), prompt: crypto.randomUUID() }),
    ravi.post(`/live/${id}/answers/stop`),
    ravi.delete(`/live/${id}`),
    ravi.post('/live', { ...NEW_SESSION, id }),
  ]
  for (const attempt of attempts) expect((await attempt).statusCode).toBe(404)
  expect((await detail(asha, id)).events).toHaveLength(1)
})

test('events are stored once and in order, and a correction changes what the session shows', async () => {
  const asha = await signUp()
  const id = await beginSession(asha)
  const heard = segment('them', 'Tell me about a conflict.')
  const stored = await store(asha, id, heard)
  expect(await store(asha, id, heard)).toEqual(stored)
  await store(
    asha,
    id,
    event('segment-corrected', { segment: heard.id, channel: 'you', text: 'Changed.' }),
  )
  const { events } = await detail(asha, id)
  expect(events.map(({ seq }: { seq: number }) => seq)).toEqual(
    events.map((_: unknown, index: number) => index + 1),
  )
  expect((await asha.get(`/live/${id}/events?after=${events.length - 1}`)).json().events).toEqual([
    events.at(-1),
  ])
  const unknown = await report(
    asha,
    id,
    event('segment-corrected', { segment: id, channel: 'you', text: '' }),
  )
  expect([unknown.statusCode, unknown.json().message]).toEqual([409, 'There is no such segment.'])
})

test('the key answers the last turn of the other side with the story that fits, and names the source', async () => {
  const asha = await signUp()
  const told = {
    title: 'The release that slipped',
    situation: 'In 2024 two teams disagreed about a release.',
  }
  const story = (
    await asha.post('/context/stories', { ...told, action: 'I listened to both.' })
  ).json()
  const id = await beginSession(asha, { context: { storyIds: [story.id] } })
  await store(
    asha,
    id,
    segment('them', 'Welcome.', 0),
    segment('them', 'Tell me about a time when you disagreed', 20_000),
    segment('them', 'with somebody on your team.', 23_000),
    segment('you', 'Let me think.', 26_000),
  )
  const prompt = await askPrompt(asha, id)
  const page = await answer(asha, id, prompt)
  const done = await page.done()
  expect(page.authors()).toEqual(['coach'])
  expect(done).toMatchObject({ type: 'answer-given', prompt, style: 'first', text: page.said() })
  expect(page.said()).toContain('two teams disagreed about a release')
  expect(done).toMatchObject({
    sources: [{ label: 'Your story “The release that slipped”, situation' }, {}],
  })
  const { events } = await detail(asha, id)
  const found = events.findLast(({ type }: { type: string }) => type === 'prompt-found')
  expect(found.question).toBe('Tell me about a time when you disagreed with somebody on your team.')
})

test('a question of the other side is a prompt point by itself, its continuation replaces it, and the user asks none', async () => {
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'coding' })
  await store(
    asha,
    id,
    segment('them', 'Thanks for joining today.', 0),
    segment('you', 'How are you?', 3000),
  )
  await store(asha, id, segment('them', 'How would you find the longest palindrome', 6000))
  await store(asha, id, segment('them', 'in linear time?', 9000))
  const { events } = await detail(asha, id)
  const prompts = events.filter(({ type }: { type: string }) => type === 'prompt-found')
  expect(prompts).toMatchObject([
    { from: 'speech', question: 'How would you find the longest palindrome' },
    {
      question: 'How would you find the longest palindrome in linear time?',
      replaces: prompts[0].id,
    },
  ])
})

test('a question to another person by name is no prompt point, and one to the user by name is', async () => {
  const asha = await signUp()
  await asha.patch('/account', { full_name: 'Asha Rao' })
  const id = await beginSession(asha, { kind: 'coding' })
  const types = async (text: string, startMs: number) =>
    (await store(asha, id, segment('them', text, startMs))).map(
      ({ type }: { type: string }) => type,
    )
  expect(await types('Ravi, can you share the notes?', 0)).toEqual(['segment-heard'])
  expect(await types('Asha, can you reverse a linked list?', 20_000)).toEqual([
    'segment-heard',
    'prompt-found',
  ])
})

test('an answer asked for twice with one id is written once', async () => {
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'coding' })
  const about = {
    about: 'question',
    question: 'Find the longest substring without repeated characters.',
  }
  const body = { id: crypto.randomUUID(), prompt: await askPrompt(asha, id, about) }
  const pages = await Promise.all([
    readAnswer(address, asha, id, body),
    readAnswer(address, asha, id, body),
  ])
  const [first, second] = await Promise.all(pages.map(({ done }) => done()))
  expect(second).toEqual(first)
  expect((await readAnswer(address, asha, id, body)).status).toBe(200)
  const { events } = await detail(asha, id)
  expect(events.filter(({ type }: { type: string }) => type === 'answer-given')).toEqual([first])
  expect(pages[0]?.said()).toContain('a sliding window')
})

test('asking about nothing is refused with a sentence', async () => {
  const asha = await signUp()
  const id = await beginSession(asha)
  const refused = await report(asha, id, event('prompt-asked', { about: 'speech' }))
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringContaining('Nothing has been heard'),
  ])
})

test('a session whose setting does not permit assistance gives no answers', async () => {
  const asha = await signUp()
  const id = await beginSession(asha, { setting: 'not-permitted' })
  await store(asha, id, segment('them', 'Tell me about a conflict.'))
  const refused = await report(asha, id, event('prompt-asked', { about: 'speech' }))
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringContaining('gives no answers'),
  ])
})

test('a paused session does not read the screen, and takes late transcripts', async () => {
  const asha = await signUp()
  const id = await beginSession(asha)
  await store(asha, id, event('live-paused'), segment('them', 'The last words before the pause.'))
  const look = event('screen-read', { atMs: 5, text: 'Two sum', isDoubtful: false })
  expect((await report(asha, id, look)).json().message).toContain('paused')
  await store(asha, id, event('live-resumed'), look)
})

test('each started two hours cost a credit, and a session that cannot be paid ends', async () => {
  const asha = await signUp(1)
  const id = await beginSession(asha)
  advance(2 * HOUR_MS + 1000)
  await store(asha, id, segment('them', 'Two hours later.'))
  await store(asha, id, segment('them', 'And a little later.'))
  expect((await credits(asha)).balance).toBe(0)
  advance(2 * HOUR_MS)
  const stored = await store(asha, id, segment('them', 'Four hours later.'))
  expect(stored.map(({ type }: { type: string }) => type)).toEqual(['live-ended', 'segment-heard'])
  expect(await detail(asha, id)).toMatchObject({
    session: { state: 'ended', endedAt: expect.any(String) },
  })
})

test('a session is part of the export of an account, and can be deleted with all that was heard', async () => {
  const asha = await signUp()
  const id = await beginSession(asha)
  await store(asha, id, segment('them', 'A sentence to be exported.'), event('live-ended'))
  const exported = (await asha.get('/account/export')).json()
  expect(exported.interviews).toMatchObject([{ id, mode: 'live', kind: 'behavioral' }])
  expect(JSON.stringify(exported.interviews)).toContain('A sentence to be exported.')
  expect((await asha.delete(`/live/${id}`)).statusCode).toBe(204)
  expect((await asha.get(`/live/${id}`)).statusCode).toBe(404)
  expect((await asha.get('/account/export')).json().interviews).toEqual([])
})

test('sessions are listed newest first and paged by key', async () => {
  const asha = await signUp()
  const ids: string[] = []
  for (let count = 0; count < 21; count++) {
    ids.unshift(await beginEndedSession(asha))
    advance(1000)
  }
  const first = (await asha.get('/live')).json()
  const second = (await asha.get(`/live?after=${first.next}`)).json()
  expect([...first.items, ...second.items].map(({ id }: { id: string }) => id)).toEqual(ids)
  expect(second.next).toBe(null)
})

test('where assistance is not permitted, there are questions to prepare with; elsewhere there are answers', async () => {
  const asha = await signUp(3)
  const expected = async (setting: string) => {
    const id = await beginEndedSession(asha, {
      kind: 'behavioral',
      setting,
      notes: 'They care about customers.',
    })
    return (await asha.get(`/live/${id}`)).json().expected as string[]
  }
  expect(await expected('not-permitted')).toHaveLength(6)
  expect(await expected('permitted')).toEqual([])
})
