import { EVENTS_PER_INTERVIEW } from '@sightline/contracts/interviews/limits'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'
import { createInterview, readInterview, saved, typesOf } from '../../test/interviews.ts'
import { begin, event, QUESTION } from '../../test/models.ts'
import { interviewEvents, interviews } from '../session-log/public.ts'

const { db, signUpWithCredits: signUp } = await startApp()

describe('the events of an interview', () => {
  test('begin the interview, and the coach asks its question without revealing secrets', async () => {
    const asha = await signUp()
    const id = await createInterview(asha)
    const answer = await asha.post(`/interviews/${id}/events`, { events: [event('begun')] })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().events).toMatchObject([
      { seq: 2, type: 'begun' },
      { seq: 3, type: 'said', part: 'introduction' },
      { seq: 4, type: 'question-asked', question: QUESTION },
    ])
    const detail = await readInterview(asha, id)
    const { interview, questions } = detail
    expect(interview.state).toBe('active')
    expect(questions).toMatchObject([{ slug: QUESTION, hints: [] }])
    expect(questions[0].tests).toHaveLength(5)
    expect(Object.keys(questions[0])).not.toEqual(expect.arrayContaining(['references']))
    const shown = {
      name: 'a',
      input: '',
      expected: '',
      got: '',
      timeMs: 1,
      output: '',
      error: null,
    }
    const results = [{ ...shown, isHidden: false, status: 'passed' }]
    const run = event('code-run', { question: QUESTION, language: 'javascript', code: '', results })
    const afterRun = await asha.post(`/interviews/${id}/events`, { events: [run] })
    expect(afterRun.statusCode).toBe(200)
    const text = JSON.stringify([
      answer.json(),
      detail,
      afterRun.json(),
      await readInterview(asha, id),
    ])
    expect(text).toContain('a charge is not used twice')
    for (const secret of ['firstAt', '20 000 equal charges', 'uses-a-charge-twice', 'Keep a map'])
      expect(text).not.toContain(secret)
  })

  test('are stored in order and once, even if repeated', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const batch = {
      events: [saved('a'), event('paused', { reason: 'asked' }), event('resumed'), saved('b')],
    }
    const first = (await asha.post(`/interviews/${id}/events`, batch)).json()
    const again = (
      await asha.post(`/interviews/${id}/events`, { events: [...batch.events, saved('c')] })
    ).json()
    expect(again.events.slice(0, 4)).toEqual(first.events)
    expect(again.events.map(({ seq }: { seq: number }) => seq)).toEqual([5, 6, 7, 8, 9])
  })

  test('are returned without saves that a later save replaced', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    await asha.post(`/interviews/${id}/events`, { events: [saved('a'), saved('b'), saved('c')] })
    const { events } = await readInterview(asha, id)
    expect(typesOf(events)).toEqual(['planned', 'begun', 'said', 'question-asked', 'code-saved'])
    expect(events.at(-1)).toMatchObject({ seq: 7, code: 'c' })
  })

  test('get consecutive numbers under concurrent requests', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const repeated = saved('twice')
    // Few of each language, so that all are kept.
    const requests = Array.from({ length: 12 }, (_, index) => [
      saved(`${index} first`, index % 2 ? 'python' : 'ruby'),
      saved(`${index} second`, index % 2 ? 'cpp' : 'go'),
      repeated,
    ])
    const answers = await Promise.all(
      requests.map((events) => asha.post(`/interviews/${id}/events`, { events })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(requests.map(() => 200))
    const rows = await db
      .select()
      .from(interviewEvents)
      .where(eq(interviewEvents.logId, id))
      .orderBy(interviewEvents.seq)
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 29 }, (_, index) => index + 1))
    const codes = rows.map(({ body }) => body.code)
    for (const [index] of requests.entries())
      expect(codes.indexOf(`${index} second`) - codes.indexOf(`${index} first`)).toBe(1)
  })

  test('are deleted with their interview', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    await db.delete(interviews).where(eq(interviews.id, id))
    expect(await db.select().from(interviewEvents).where(eq(interviewEvents.logId, id))).toEqual([])
  })
})

describe('events that an interview refuses', () => {
  test('include valid events that were sent with an invalid one', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const refused = await asha.post(`/interviews/${id}/events`, {
      events: [saved('a'), event('resumed')],
    })
    expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
      409,
      'conflict',
      'This interview is not paused.',
    ])
    expect((await readInterview(asha, id)).events).toHaveLength(4)
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
  ])('include events with %s', async (_name, change) => {
    const asha = await signUp()
    const id = await createInterview(asha)
    const refused = await asha.post(`/interviews/${id}/events`, {
      events: [{ ...event('begun'), ...change }],
    })
    expect([refused.statusCode, refused.json().code, refused.json().field]).toEqual([
      400,
      'validation_failed',
      'events',
    ])
    expect((await readInterview(asha, id)).events).toHaveLength(1)
  })

  test('include all events after the end, and the interview is listed as ended', async () => {
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

  test('include events beyond the limit, but a full interview can be ended', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    await db.insert(interviewEvents).values({
      logId: id,
      seq: EVENTS_PER_INTERVIEW,
      id: crypto.randomUUID(),
      type: 'code-saved',
      body: { version: 1, question: QUESTION, language: 'javascript', code: '' },
      at: new Date(),
    })
    const full = await asha.post(`/interviews/${id}/events`, { events: [saved('more')] })
    expect([full.statusCode, full.json().message]).toEqual([
      409,
      'This interview is full. End it and start another.',
    ])
    expect(
      (await asha.post(`/interviews/${id}/events`, { events: [event('ended')] })).statusCode,
    ).toBe(200)
  })
})
