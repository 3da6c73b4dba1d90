import { PRACTICE_QUESTIONS_MAX_COUNT } from '@sightline/contracts/practice-questions/practice-questions'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'
import { beginSession, event, segment, store } from '../../test/live.ts'

const { db, signUpWithCredits: signUp } = await startApp()

const QUESTION = 'Tell me about a time when a bug of yours reached the users.'
const PROBLEM =
  'Given an array of integers and a target, return the indices of two numbers that add up to the target.'

/** An ended session in which this was asked, and its prompt point. */
async function asked(user: SignedIn, text = QUESTION, kind = 'behavioral') {
  const session = await beginSession(user, { kind, language: 'python' })
  const [, prompt] = await store(user, session, segment('them', text), event('live-ended'))
  return { session, prompt: prompt.id as string }
}
const keep = (user: SignedIn, { session, prompt }: { session: string; prompt: string }) =>
  user.post(`/live/${session}/practice-questions`, { prompt })
const practise = (user: SignedIn, question: string, more: object = {}) =>
  user.post(`/practice-questions/${question}/interviews`, { id: crypto.randomUUID(), ...more })
const listed = async (user: SignedIn, query = '') =>
  (await user.get(`/practice-questions${query}`)).json()

/** Fills the owner's list with this many questions, oldest first. */
const fill = (owner: SignedIn, count: number) =>
  db.execute(sql`insert into practice_questions (id, owner_id, round, language, text, text_hash, created_at)
    select gen_random_uuid(), ${owner.id}, 'behavioral', 'python', 'Question ' || n,
      encode(sha256(n::text::bytea), 'hex'), timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${count}::int) n`)

test('a question of a live session is kept once, and shown as kept wherever it was asked', async () => {
  const asha = await signUp()
  const first = await asked(asha)
  const [kept, again] = [await keep(asha, first), await keep(asha, first)]
  expect([kept.statusCode, kept.json()]).toEqual([
    201,
    {
      id: expect.any(String),
      round: 'behavioral',
      text: QUESTION,
      session: first.session,
      createdAt: expect.any(String),
      practisedCount: 0,
      lastPractisedAt: null,
    },
  ])
  const other = await asked(asha, 'tell me about a time  when a bug of yours reached the users?')
  expect([again.json(), (await keep(asha, other)).json()]).toEqual([kept.json(), kept.json()])
  expect(await listed(asha)).toEqual({ items: [kept.json()], next: null })
  expect((await asha.get(`/live/${other.session}/debrief`)).json().kept).toEqual([other.prompt])
})

test('a kept question is practised in its own words, and counts once the interview has begun', async () => {
  const asha = await signUp()
  const from = await asked(asha)
  const { id } = (await keep(asha, from)).json()
  const chosen = { id: crypto.randomUUID() }
  const [first, second] = [await practise(asha, id, chosen), await practise(asha, id, chosen)]
  expect([first.statusCode, second.json()]).toEqual([201, first.json()])
  expect((await listed(asha)).items).toMatchObject([{ practisedCount: 0, lastPractisedAt: null }])
  await asha.post(`/interviews/${chosen.id}/events`, { events: [event('begun')] })
  const detail = (await asha.get(`/interviews/${chosen.id}`)).json()
  expect(detail.spokenQuestions).toMatchObject([{ statement: QUESTION }])
  expect((await listed(asha)).items).toMatchObject([
    { practisedCount: 1, lastPractisedAt: first.json().createdAt },
  ])

  // A practice that is started from the debrief counts too.
  const fromDebrief = { id: crypto.randomUUID(), prompt: from.prompt }
  expect((await asha.post(`/live/${from.session}/practice`, fromDebrief)).statusCode).toBe(201)
  await asha.post(`/interviews/${fromDebrief.id}/events`, { events: [event('begun')] })
  expect((await listed(asha)).items).toMatchObject([{ practisedCount: 2 }])
  await asha.delete(`/interviews/${chosen.id}`)
  expect((await listed(asha)).items).toMatchObject([{ practisedCount: 1 }])
})

test('a coding problem is practised by one like it, in the language of the session', async () => {
  const asha = await signUp()
  const { id } = (await keep(asha, await asked(asha, PROBLEM, 'coding'))).json()
  const interview = (await practise(asha, id)).json()
  expect(interview).toMatchObject({ round: 'coding', topic: 'arrays-hashing', language: 'python' })
})

test('a problem about tables is practised by writing queries', async () => {
  const asha = await signUp()
  const { id } = (
    await keep(
      asha,
      await asked(asha, 'Which customers of this table never placed an order?', 'coding'),
    )
  ).json()
  expect((await practise(asha, id)).json()).toMatchObject({
    round: 'coding',
    topic: 'sql',
    language: 'sql',
  })
})

test('the list outlives the session, and is paged newest first', async () => {
  const asha = await signUp()
  await fill(asha, 21)
  const from = await asked(asha)
  const { id } = (await keep(asha, from)).json()
  await asha.delete(`/live/${from.session}`)
  const { items, next } = await listed(asha)
  expect([items.length, items[0]]).toMatchObject([20, { id, text: QUESTION, session: null }])
  const rest = await listed(asha, `?after=${next}`)
  expect(rest).toMatchObject({
    items: [{ text: 'Question 2' }, { text: 'Question 1' }],
    next: null,
  })
  expect((await practise(asha, id)).statusCode).toBe(201)
})

test('a question unlike all of the bank is asked in full, and scored on the rubric of its round alone', async () => {
  const asha = await signUp()
  const parts = [
    'the salary',
    'the bonus',
    'the shares',
    'the pension',
    'the car',
    'the phone',
    'the train ticket',
  ]
  const text = `What do you expect to earn with us in a year, ${parts.map((part) => `counting ${part} as your offers do`).join(', ')}?`
  const { id } = (await keep(asha, await asked(asha, text))).json()
  const interview = (await practise(asha, id)).json()
  const report = (...events: object[]) =>
    asha.post(`/interviews/${interview.id}/events`, { events })
  await report(event('begun'))
  const begun = (await asha.get(`/interviews/${interview.id}`)).json()
  const [{ slug, statement }] = begun.spokenQuestions
  expect([statement, begun.events[0].plan.questions]).toEqual([
    text,
    [expect.objectContaining({ slug, isOpen: true })],
  ])

  const story =
    'In 2021 I was leading the billing team of four at a travel company. First I asked the manager for a new task, then I wrote ' +
    'down what I wanted to learn, and in the end we agreed that I would move to the search team within three months.'
  const replied = (
    await report(event('answered', { question: slug, text: story, how: 'typed', speech: null }))
  ).json().events
  expect(replied.map(({ type }: { type: string }) => type)).toEqual(['answered', 'follow-up-asked'])
  await report(event('ended'))
  const { score, strongerAnswer } = (await asha.get(`/interviews/${interview.id}/report`)).json()
  const [scored] = score.questions
  expect([scored.slug, scored.title]).toEqual([
    slug,
    expect.stringMatching(/^What do you expect to earn with us .*…$/),
  ])
  expect(scored.score).toBeGreaterThan(0)
  expect(JSON.stringify(scored)).not.toContain('strong answer often names')
  expect(strongerAnswer).toBeNull()
})

test('a question of several sentences is compared by its meaning with those of the bank', async () => {
  const asha = await signUp()
  const text =
    'That was really interesting. Now, when did code that you wrote break something for the customers?'
  const { id } = (await keep(asha, await asked(asha, text))).json()
  expect((await practise(asha, id)).json()).toMatchObject({ round: 'behavioral', topic: 'failure' })
  const [planned] = (await asha.get('/interviews')).json().items
  const { events } = (await asha.get(`/interviews/${planned.id}`)).json()
  expect(events[0].plan.questions).toMatchObject([{ slug: 'a-bug-that-reached-the-users' }])
})

test('the same question, practised again, is marked as a repeat', async () => {
  const asha = await signUp(2)
  const { id } = (
    await keep(asha, await asked(asha, 'Why should we hire you for this role?'))
  ).json()
  const planOf = async (interview: string) =>
    (await asha.get(`/interviews/${interview}`)).json().events[0].plan.questions[0]
  const first = await planOf((await practise(asha, id)).json().id)
  const second = await planOf((await practise(asha, id)).json().id)
  expect([first.repeat, second]).toEqual([
    undefined,
    { ...first, repeat: { lastAt: null, isSolutionRead: false } },
  ])
})

test('a question of a meeting is practised in the round of a question that is close to it', async () => {
  const asha = await signUp()
  const { id } = (await keep(asha, await asked(asha, QUESTION, 'meeting'))).json()
  expect((await practise(asha, id)).json()).toMatchObject({ round: 'behavioral', topic: 'failure' })
})

test('removing a question leaves the interviews that asked it', async () => {
  const asha = await signUp()
  const { id } = (await keep(asha, await asked(asha))).json()
  const interview = (await practise(asha, id)).json()
  expect((await asha.delete(`/practice-questions/${id}`)).statusCode).toBe(204)
  expect((await asha.delete(`/practice-questions/${id}`)).statusCode).toBe(404)
  expect((await practise(asha, id)).statusCode).toBe(404)
  expect(await listed(asha)).toEqual({ items: [], next: null })
  expect((await asha.get(`/interviews/${interview.id}`)).statusCode).toBe(200)
})

test('what no mock interview can ask is not kept, nor more than there is room for', async () => {
  const asha = await signUp()
  const meeting = await keep(
    asha,
    await asked(asha, 'Can you say when the release goes out?', 'meeting'),
  )
  expect([meeting.statusCode, meeting.json().code]).toEqual([409, 'unfit_question'])
  const from = await asked(asha)
  await fill(asha, PRACTICE_QUESTIONS_MAX_COUNT - 1)
  expect((await keep(asha, from)).statusCode).toBe(201)
  const full = await keep(asha, await asked(asha, 'Tell me about a conflict with a colleague.'))
  expect([full.statusCode, full.json().code]).toEqual([409, 'no_room'])
  expect(full.json().message).toContain(`${PRACTICE_QUESTIONS_MAX_COUNT} questions to practise`)
  // What is kept already needs no room.
  expect((await keep(asha, from)).statusCode).toBe(201)
})

test("other users' sessions and questions, and unknown prompt points, look missing", async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  const from = await asked(asha)
  const { id } = (await keep(asha, from)).json()
  expect((await keep(ravi, from)).statusCode).toBe(404)
  expect((await keep(asha, { ...from, prompt: crypto.randomUUID() })).statusCode).toBe(404)
  expect((await keep(asha, { ...from, session: 'no-uuid' })).statusCode).toBe(404)
  expect((await practise(ravi, id)).statusCode).toBe(404)
  expect((await practise(asha, 'no-uuid')).statusCode).toBe(404)
  expect(await listed(ravi, `?after=${id}`)).toEqual({ items: [], next: null })
  expect((await ravi.get('/practice-questions?after=no-uuid')).statusCode).toBe(400)
  expect((await listed(asha)).items).toMatchObject([{ id }])
})

test('the export of an account holds its questions with the interviews that asked them', async () => {
  const asha = await signUp()
  const from = await asked(asha)
  const { id } = (await keep(asha, from)).json()
  const interview = (await practise(asha, id)).json()
  const { practiceQuestions } = (await asha.get('/account/export')).json()
  expect(practiceQuestions).toEqual([
    {
      id,
      round: 'behavioral',
      language: 'python',
      text: QUESTION,
      sessionId: from.session,
      createdAt: expect.any(String),
      interviews: [interview.id],
    },
  ])
})

test('the database itself refuses a text twice, an empty one and an unknown round', async () => {
  const asha = await signUp()
  const [hash, other] = ['a'.repeat(64), 'b'.repeat(64)]
  const insert = (round: string, text: string, textHash: string) =>
    db.execute(sql`insert into practice_questions (id, owner_id, round, language, text, text_hash, created_at)
      values (gen_random_uuid(), ${asha.id}, ${round}, 'python', ${text}, ${textHash}, now())`)
  await insert('behavioral', 'A question', hash)
  for (const [round, text, textHash] of [
    ['behavioral', 'Another text', hash],
    ['behavioral', '', other],
    ['meeting', 'A question', other],
    ['behavioral', 'A question', 'no hash'],
  ] as const)
    await expect(insert(round, text, textHash)).rejects.toThrow()
  await insert('behavioral', 'A question', other)
})
