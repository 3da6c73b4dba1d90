import { describe, expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'
import { CODING, createInterview, NEW_INTERVIEW, readInterview } from '../../test/interviews.ts'
import { begin, event, QUESTION } from '../../test/models.ts'

const { signUpWithCredits: signUp, advance } = await startApp()

describe('a new interview', () => {
  test('is planned and does not reveal its question', async () => {
    const asha = await signUp()
    const created = await asha.post('/interviews', NEW_INTERVIEW)
    expect(created.statusCode).toBe(201)
    expect(created.json()).toMatchObject({
      ...CODING,
      topic: 'arrays-hashing',
      difficulty: 'easy',
      state: 'planned',
      endedAt: null,
    })
    const detail = await readInterview(asha, created.json().id)
    expect(detail).toMatchObject({ interview: created.json(), questions: [] })
    expect(detail.events).toMatchObject([
      { seq: 1, type: 'planned', plan: { questions: [{ minutes: 20 }] } },
    ])
  })

  test('has the requested topic and difficulty', async () => {
    const asha = await signUp()
    const { topic, difficulty } = (
      await asha.post('/interviews', { ...CODING, topic: 'intervals', difficulty: 'hard' })
    ).json()
    expect([topic, difficulty]).toEqual(['intervals', 'hard'])
  })

  test('asks a question that the candidate has not seen', async () => {
    const asha = await signUp()
    const asked = async () => {
      const { id } = (await asha.post('/interviews', CODING)).json()
      await asha.post(`/interviews/${id}/events`, { events: [event('begun')] })
      return (await readInterview(asha, id)).questions[0].slug
    }
    expect(await asked()).not.toBe(await asked())
  })

  test('requested twice with one id is created once', async () => {
    const asha = await signUp()
    const body = { ...NEW_INTERVIEW, id: crypto.randomUUID() }
    const [first, second] = await Promise.all([
      asha.post('/interviews', body),
      asha.post('/interviews', body),
    ])
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect((await asha.get('/interviews')).json().items).toHaveLength(1)
    expect((await readInterview(asha, body.id)).events).toHaveLength(1)
  })

  test("cannot take another user's id", async () => {
    const [asha, ravi] = [await signUp(), await signUp()]
    const id = await createInterview(asha)
    const theft = await ravi.post('/interviews', { ...NEW_INTERVIEW, id })
    expect([theft.statusCode, theft.json().code]).toEqual([404, 'not_found'])
  })

  test.each([
    ['the mode of live sessions', { mode: 'live' }, 'mode'],
    ['a language that cannot be run', { language: 'cobol' }, 'language'],
    ['an unknown topic', { topic: 'knitting' }, 'topic'],
    ['an unknown question', { question: 'two-socks' }, 'question'],
  ])('with %s is refused', async (_name, change, field) => {
    const asha = await signUp()
    const refused = await asha.post('/interviews', { ...NEW_INTERVIEW, ...change })
    expect([refused.statusCode, refused.json().code, refused.json().field]).toEqual([
      400,
      'validation_failed',
      field,
    ])
    expect((await asha.get('/interviews')).json().items).toEqual([])
  })
})

describe('the list of interviews', () => {
  test('is newest first and paged by key without gaps or repeats', async () => {
    const asha = await signUp()
    const ids: string[] = []
    for (let count = 0; count < 5; count++) {
      ids.unshift(await createInterview(asha))
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
    const id = await createInterview(asha)
    expect((await ravi.get('/interviews')).json()).toEqual({ items: [], next: null })
    expect((await ravi.get(`/interviews?after=${id}`)).json()).toEqual({ items: [], next: null })
  })
})

describe("another user's interview", () => {
  test.each([
    ['is read', (user: SignedIn, id: string) => user.get(`/interviews/${id}`)],
    [
      'is written to',
      (user: SignedIn, id: string) =>
        user.post(`/interviews/${id}/events`, { events: [event('begun')] }),
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
    const before = await readInterview(asha, id)
    const answers = [
      await reach(ravi, id),
      await reach(ravi, crypto.randomUUID()),
      await reach(ravi, 'no-uuid'),
    ]
    for (const answer of answers)
      expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
        404,
        'not_found',
        'There is no such interview.',
      ])
    expect((await readInterview(asha, id)).events).toEqual(before.events)
  })
})
