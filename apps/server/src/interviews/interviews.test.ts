import { EVENTS_PER_INTERVIEW } from '@sightline/contracts/interview-limits'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'
import { interviewEvents, interviews } from './table.ts'

const { db, signUpWithCredits: signUp, advance } = await startApp()

const anyInterview = { mode: 'mock', round: 'coding', language: 'javascript' }
const QUESTION = 'refund-pair'
const newInterview = { ...anyInterview, question: QUESTION }
const event = (type: string, more: object = {}) => ({ id: crypto.randomUUID(), version: 1, type, ...more })
const saved = (code: string) => event('code-saved', { question: QUESTION, language: 'javascript', code })
const results = [
  {
    name: 'a',
    isHidden: false,
    status: 'passed',
    input: '',
    expected: '',
    got: '',
    timeMs: 1,
    output: '',
    error: null,
  },
]

const start = async (user: SignedIn): Promise<string> => (await user.post('/interviews', newInterview)).json().id
const begin = async (user: SignedIn) => {
  const id = await start(user)
  await user.post(`/interviews/${id}/events`, { events: [event('begun')] })
  return id
}
const read = async (user: SignedIn, id: string) => (await user.get(`/interviews/${id}`)).json()
const typesOf = (events: { type: string }[]) => events.map(({ type }) => type)

describe('a new interview', () => {
  test('is planned and does not reveal its question', async () => {
    const asha = await signUp()
    const created = await asha.post('/interviews', newInterview)
    expect(created.statusCode).toBe(201)
    expect(created.json()).toMatchObject({
      ...anyInterview,
      topic: 'arrays-hashing',
      difficulty: 'easy',
      state: 'planned',
      endedAt: null,
    })
    const detail = await read(asha, created.json().id)
    expect(detail).toMatchObject({ interview: created.json(), questions: [] })
    expect(detail.events).toMatchObject([{ seq: 1, type: 'planned', plan: { questions: [{ minutes: 20 }] } }])
  })

  test('has the requested topic and difficulty', async () => {
    const asha = await signUp()
    const { topic, difficulty } = (
      await asha.post('/interviews', { ...anyInterview, topic: 'intervals', difficulty: 'hard' })
    ).json()
    expect([topic, difficulty]).toEqual(['intervals', 'hard'])
  })

  test('asks a question that the candidate has not seen', async () => {
    const asha = await signUp()
    const asked = async () => {
      const { id } = (await asha.post('/interviews', anyInterview)).json()
      await asha.post(`/interviews/${id}/events`, { events: [event('begun')] })
      return (await read(asha, id)).questions[0].slug
    }
    expect(await asked()).not.toBe(await asked())
  })

  test('requested twice with one id is created once', async () => {
    const asha = await signUp()
    const wish = { ...newInterview, id: crypto.randomUUID() }
    const [first, second] = await Promise.all([asha.post('/interviews', wish), asha.post('/interviews', wish)])
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect((await asha.get('/interviews')).json().items).toHaveLength(1)
    expect((await read(asha, wish.id)).events).toHaveLength(1)
  })

  test("cannot take another user's id", async () => {
    const [asha, ravi] = [await signUp(), await signUp()]
    const id = await start(asha)
    const theft = await ravi.post('/interviews', { ...newInterview, id })
    expect([theft.statusCode, theft.json().code]).toEqual([404, 'not_found'])
  })

  test.each([
    ['a mode not built yet', { mode: 'copilot' }, 'mode'],
    ['a language that cannot be run', { language: 'cobol' }, 'language'],
    ['an unknown topic', { topic: 'knitting' }, 'topic'],
    ['an unknown question', { question: 'two-socks' }, 'question'],
  ])('with %s is refused', async (_name, change, field) => {
    const asha = await signUp()
    const refused = await asha.post('/interviews', { ...newInterview, ...change })
    expect([refused.statusCode, refused.json().code, refused.json().field]).toEqual([400, 'validation_failed', field])
    expect((await asha.get('/interviews')).json().items).toEqual([])
  })
})

describe('the list of interviews', () => {
  test('is newest first and paged by key without gaps or repeats', async () => {
    const asha = await signUp()
    const ids: string[] = []
    for (let count = 0; count < 5; count++) {
      ids.unshift(await start(asha))
      if (count !== 2) advance(1000)
    }
    const seen: string[] = []
    let query = '?limit=2'
    for (;;) {
      const { items, next } = (await asha.get(`/interviews${query}`)).json()
      seen.push(...items.map(({ id }: { id: string }) => id))
      if (next === null) break
      query = `?limit=2&after=${next}`
    }
    expect(seen.toSorted()).toEqual(ids.toSorted())
    expect([seen[0], seen.at(-1)]).toEqual([ids[0], ids.at(-1)])
  })

  test("leaves out other users' interviews", async () => {
    const [asha, ravi] = [await signUp(), await signUp()]
    const id = await start(asha)
    expect((await ravi.get('/interviews')).json()).toEqual({ items: [], next: null })
    expect((await ravi.get(`/interviews?after=${id}`)).json()).toEqual({ items: [], next: null })
  })
})

describe("another user's interview", () => {
  test.each([
    ['is read', (user: SignedIn, id: string) => user.get(`/interviews/${id}`)],
    [
      'is written to',
      (user: SignedIn, id: string) => user.post(`/interviews/${id}/events`, { events: [event('begun')] }),
    ],
    [
      'is submitted to',
      (user: SignedIn, id: string) =>
        user.post(`/interviews/${id}/submissions`, {
          id: crypto.randomUUID(),
          question: QUESTION,
          language: 'javascript',
          code: '',
        }),
    ],
    [
      'is asked for a hint',
      (user: SignedIn, id: string) =>
        user.post(`/interviews/${id}/hints`, { id: crypto.randomUUID(), question: QUESTION }),
    ],
  ])('returns 404 when it %s', async (_name, reach) => {
    const [asha, ravi] = [await signUp(), await signUp()]
    const id = await begin(asha)
    const before = await read(asha, id)
    const answers = [await reach(ravi, id), await reach(ravi, crypto.randomUUID()), await reach(ravi, 'no-uuid')]
    for (const answer of answers)
      expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
        404,
        'not_found',
        'There is no such interview.',
      ])
    expect((await read(asha, id)).events).toEqual(before.events)
  })
})

describe('the events of an interview', () => {
  test('begin the interview, and the coach asks its question without revealing secrets', async () => {
    const asha = await signUp()
    const id = await start(asha)
    const answer = await asha.post(`/interviews/${id}/events`, { events: [event('begun')] })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().events).toMatchObject([
      { seq: 2, type: 'begun' },
      { seq: 3, type: 'said', part: 'introduction' },
      { seq: 4, type: 'question-asked', question: QUESTION },
    ])
    const { interview, questions } = await read(asha, id)
    expect(interview.state).toBe('active')
    expect(questions).toMatchObject([{ slug: QUESTION, hints: [] }])
    expect(questions[0].tests).toHaveLength(5)
    expect(Object.keys(questions[0])).not.toEqual(expect.arrayContaining(['references']))
    const text = JSON.stringify(questions)
    for (const secret of ['firstAt', '20 000 equal charges', 'uses-a-charge-twice', 'Keep a map'])
      expect(text).not.toContain(secret)
  })

  test('are stored in order and once, even if repeated', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const batch = { events: [saved('a'), event('paused', { reason: 'asked' }), event('resumed'), saved('b')] }
    const first = (await asha.post(`/interviews/${id}/events`, batch)).json()
    const again = (await asha.post(`/interviews/${id}/events`, { events: [...batch.events, saved('c')] })).json()
    expect(again.events.slice(0, 4)).toEqual(first.events)
    expect(again.events.map(({ seq }: { seq: number }) => seq)).toEqual([5, 6, 7, 8, 9])
  })

  test('are returned without saves that a later save replaced', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    await asha.post(`/interviews/${id}/events`, { events: [saved('a'), saved('b'), saved('c')] })
    const { events } = await read(asha, id)
    expect(typesOf(events)).toEqual(['planned', 'begun', 'said', 'question-asked', 'code-saved'])
    expect(events.at(-1)).toMatchObject({ seq: 7, code: 'c' })
  })

  test('are all refused if one is invalid', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const refused = await asha.post(`/interviews/${id}/events`, { events: [saved('a'), event('resumed')] })
    expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
      409,
      'conflict',
      'This interview is not paused.',
    ])
    expect((await read(asha, id)).events).toHaveLength(4)
  })

  test('get consecutive numbers under concurrent requests', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const repeated = saved('twice')
    const requests = Array.from({ length: 12 }, (_, index) => [
      saved(`${index} first`),
      saved(`${index} second`),
      repeated,
    ])
    const answers = await Promise.all(requests.map((events) => asha.post(`/interviews/${id}/events`, { events })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(requests.map(() => 200))
    const rows = await db
      .select()
      .from(interviewEvents)
      .where(eq(interviewEvents.interviewId, id))
      .orderBy(interviewEvents.seq)
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 29 }, (_, index) => index + 1))
    const codes = rows.map(({ body }) => body.code)
    for (const [index] of requests.entries())
      expect(codes.indexOf(`${index} second`) - codes.indexOf(`${index} first`)).toBe(1)
  })

  test.each([
    ['an unknown type', { type: 'cheered' }],
    ['a type that only the server writes', { type: 'hint-asked', question: QUESTION, position: 3 }],
    ['a field too many', { type: 'begun', note: 'hello' }],
    ['no id', { type: 'begun', id: undefined }],
    [
      'code that is too long',
      { type: 'code-saved', question: QUESTION, language: 'javascript', code: 'x'.repeat(50_001) },
    ],
  ])('with %s are refused', async (_name, change) => {
    const asha = await signUp()
    const id = await start(asha)
    const refused = await asha.post(`/interviews/${id}/events`, { events: [{ ...event('begun'), ...change }] })
    expect([refused.statusCode, refused.json().code, refused.json().field]).toEqual([
      400,
      'validation_failed',
      'events',
    ])
    expect((await read(asha, id)).events).toHaveLength(1)
  })

  test('end the interview, which is listed as ended and accepts no more events', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const ending = event('ended')
    await asha.post(`/interviews/${id}/events`, { events: [ending] })
    const [listed] = (await asha.get('/interviews')).json().items
    expect(listed).toMatchObject({ id, state: 'ended', endedAt: expect.any(String) })
    const late = await asha.post(`/interviews/${id}/events`, { events: [saved('late')] })
    expect([late.statusCode, late.json().message]).toEqual([409, 'This interview has ended.'])
    expect((await asha.post(`/interviews/${id}/events`, { events: [ending] })).statusCode).toBe(200)
  })

  test('are limited in number, but a full interview can be ended', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    await db.insert(interviewEvents).values({
      interviewId: id,
      seq: EVENTS_PER_INTERVIEW,
      id: crypto.randomUUID(),
      type: 'code-saved',
      body: { version: 1, question: QUESTION, language: 'javascript', code: '' },
      at: new Date(),
    })
    const full = await asha.post(`/interviews/${id}/events`, { events: [saved('more')] })
    expect([full.statusCode, full.json().message]).toEqual([409, 'This interview is full. End it and start another.'])
    expect((await asha.post(`/interviews/${id}/events`, { events: [event('ended')] })).statusCode).toBe(200)
  })

  test('are deleted with their interview', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    await db.delete(interviews).where(eq(interviews.id, id))
    expect(await db.select().from(interviewEvents).where(eq(interviewEvents.interviewId, id))).toEqual([])
  })
})

describe('a submission', () => {
  const submission = (more: object = {}) => ({
    id: crypto.randomUUID(),
    question: QUESTION,
    language: 'javascript',
    code: 'function refundPair() {}',
    ...more,
  })

  test('is stored, returns the hidden tests and is judged once', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const sent = submission()
    const answer = await asha.post(`/interviews/${id}/submissions`, sent)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().event).toMatchObject({ ...sent, seq: 5, type: 'submitted' })
    expect(answer.json().hiddenTests).toHaveLength(12)
    const judged = { question: QUESTION, submission: sent.id, results }
    const report = (more: object = {}) =>
      asha.post(`/interviews/${id}/events`, { events: [event('submission-judged', { ...judged, ...more })] })
    expect((await report()).statusCode).toBe(200)
    expect((await report()).json().message).toBe('This submission is judged already.')
    expect((await report({ submission: crypto.randomUUID() })).json().message).toBe(
      'There is no such submission in this interview.',
    )
  })

  test('sent twice is stored once', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const sent = submission()
    const [first, second] = await Promise.all([1, 2].map(() => asha.post(`/interviews/${id}/submissions`, sent)))
    expect(second?.json()).toEqual(first?.json())
    expect(typesOf((await read(asha, id)).events).filter((type) => type === 'submitted')).toHaveLength(1)
  })

  test.each([
    ['before the interview begins', start, {}],
    ['for a question that was not asked', begin, { question: 'blind-spots' }],
  ])('%s brings no tests', async (_name, open, more) => {
    const asha = await signUp()
    const refused = await asha.post(`/interviews/${await open(asha)}/submissions`, submission(more))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict'])
    expect(refused.body).not.toContain('hiddenTests')
  })

  test('cannot reuse the id of another event to see the hidden tests', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const other = saved('a')
    await asha.post(`/interviews/${id}/events`, { events: [other] })
    const refused = await asha.post(`/interviews/${id}/submissions`, submission({ id: other.id }))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict'])
  })
})

describe('hints', () => {
  const ask = (user: SignedIn, id: string, hint = crypto.randomUUID()) =>
    user.post(`/interviews/${id}/hints`, { id: hint, question: QUESTION })

  test('are given one at a time, stored, and shown with the question', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const texts: string[] = []
    for (const position of [1, 2, 3]) {
      const hint = await ask(asha, id)
      expect(hint.json().event).toMatchObject({ type: 'hint-asked', question: QUESTION, position })
      texts.push(hint.json().text)
    }
    expect((await read(asha, id)).questions[0].hints).toEqual(texts)
    const fourth = await ask(asha, id)
    expect([fourth.statusCode, fourth.json().message]).toEqual([409, 'You have all the hints there are.'])
  })

  test('requested twice with one id is created once', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const hint = crypto.randomUUID()
    const [first, second] = await Promise.all([ask(asha, id, hint), ask(asha, id, hint)])
    expect(second.json()).toEqual(first.json())
    expect((await read(asha, id)).questions[0].hints).toHaveLength(1)
  })

  test('are refused before the question is asked', async () => {
    const asha = await signUp()
    expect((await ask(asha, await start(asha))).statusCode).toBe(409)
  })

  test('come from the question bank without models, and explanations are refused', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    expect((await ask(asha, id)).json().event).not.toHaveProperty('isLeft')
    expect(await read(asha, id)).toMatchObject({ hasModels: false, isReplyOwed: false })
    const body = { id: crypto.randomUUID(), question: QUESTION, submission: crypto.randomUUID() }
    const refused = await asha.post(`/interviews/${id}/explanations`, body)
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('No model')])
  })
})
