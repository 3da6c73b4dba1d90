// Longer than other files: one sample interview is scored in several ways.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../../test/app.ts'
import { interviews } from '../../session-log/public.ts'
import { interviewScores } from '../table.ts'

const { db, signUp, signUpWithCredits, advance } = await startApp()

const QUESTION = 'refund-pair'
const MINUTE_MS = 60_000
const event = (type: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  version: 1,
  type,
  ...more,
})
const result = (status: string, isHidden: boolean, index: number) => ({
  name: `test ${index}`,
  isHidden,
  status,
  input: '',
  expected: '1',
  got: '1',
  timeMs: 1,
  output: '',
  error: null,
})
const results = (failing: number) =>
  Array.from({ length: 8 }, (_, index) =>
    result(index >= 8 - failing ? 'failed' : 'passed', index >= 4, index),
  )

const report = (user: SignedIn, id: string, ...events: object[]) =>
  user.post(`/interviews/${id}/events`, { events })
const begin = async (user: SignedIn, requested: object = { question: QUESTION }) => {
  const { id } = (
    await user.post('/interviews', { mode: 'mock', round: 'coding', ...requested })
  ).json()
  await report(user, id, event('begun'))
  return id as string
}
async function submit(user: SignedIn, id: string, failing = 0, question = QUESTION) {
  const submission = crypto.randomUUID()
  const code = 'function refundPair(charges) { return charges.sort() }'
  await user.post(`/interviews/${id}/submissions`, {
    id: submission,
    question,
    language: 'javascript',
    code,
  })
  return report(
    user,
    id,
    event('submission-judged', { question, submission, results: results(failing) }),
  )
}
const detail = async (user: SignedIn, id: string) => (await user.get(`/interviews/${id}`)).json()

describe('an interview that ends', () => {
  test('stores its score for lists and charts', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    advance(5 * MINUTE_MS)
    await submit(asha, id)
    await report(asha, id, event('ended'))
    const [listed] = (await asha.get('/interviews')).json().items
    expect(listed).toMatchObject({ id, length: 'short', score: 3.6 })
    expect(listed.durationMs).toBeGreaterThanOrEqual(5 * MINUTE_MS)
    const { interviews: past, weaknesses, next } = (await asha.get('/interviews/scores')).json()
    expect(past).toMatchObject([
      { id, overall: 3.6, dimensions: { correctness: 4, communication: 0 } },
    ])
    expect(weaknesses).toContainEqual({
      topic: 'arrays-hashing',
      dimension: 'communication',
      score: 0,
      questions: 1,
    })
    expect(next).toMatchObject({ topic: 'arrays-hashing' })
  })

  test('has a report with evidence, which is refused before the end', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    expect((await asha.get(`/interviews/${id}/report`)).json()).toMatchObject({
      code: 'conflict',
      message: 'The report is written when the interview has ended.',
    })
    await asha.post(`/interviews/${id}/hints`, { id: crypto.randomUUID(), question: QUESTION })
    await submit(asha, id, 2)
    await report(asha, id, event('ended'))
    const letter = (await asha.get(`/interviews/${id}/report`)).json()
    expect(letter).toMatchObject({
      verdict: expect.any(String),
      author: expect.stringContaining('built-in coach'),
    })
    expect(letter.score.questions[0]).toMatchObject({
      measured: [
        { term: 'Tests passed', value: '6 of 8' },
        { term: 'Hints', value: '1' },
        { term: 'Submissions', value: '1' },
      ],
    })
    const { events } = await detail(asha, id)
    const seqs = events.map(({ seq }: { seq: number }) => seq)
    for (const { evidence } of letter.score.questions[0].dimensions)
      for (const { seq } of evidence) if (seq !== null) expect(seqs).toContain(seq)
    expect(await (await asha.get(`/interviews/${id}/report`)).json()).toEqual(letter)
  })

  test('estimates the complexity of submissions in Python as in JavaScript', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const submission = crypto.randomUUID()
    const code = `def refund_pair(charges, total):
    for j in range(len(charges)):
        for i in range(j):
            if charges[i] + charges[j] == total:
                return [i, j]
    return []`
    await asha.post(`/interviews/${id}/submissions`, {
      id: submission,
      question: QUESTION,
      language: 'python',
      code,
    })
    await report(
      asha,
      id,
      event('submission-judged', { question: QUESTION, submission, results: results(0) }),
    )
    await report(asha, id, event('ended'))
    const { score } = (await asha.get(`/interviews/${id}/report`)).json()
    const text = JSON.stringify(score.questions[0].dimensions)
    expect(text).toContain('Your code looks like O(n²); a good solution is O(n)')
  })
})

describe('the stored score of an interview', () => {
  test('is made when its report is read, if the interview ended before scores were stored', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    await submit(asha, id)
    await report(asha, id, event('ended'))
    await db.update(interviews).set({ score: null }).where(eq(interviews.id, id))
    await db.delete(interviewScores).where(eq(interviewScores.interviewId, id))
    await Promise.all([asha.get(`/interviews/${id}/report`), asha.get(`/interviews/${id}/report`)])
    expect((await asha.get('/interviews/scores')).json().interviews).toHaveLength(1)
    expect((await asha.get('/interviews')).json().items[0].score).toBeGreaterThan(3)
  })

  test('is deleted with the interview', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    await submit(asha, id)
    await report(asha, id, event('ended'))
    expect(
      await db.select().from(interviewScores).where(eq(interviewScores.ownerId, asha.id)),
    ).not.toEqual([])
    await db.delete(interviews).where(eq(interviews.id, id))
    expect(
      await db.select().from(interviewScores).where(eq(interviewScores.ownerId, asha.id)),
    ).toEqual([])
  })
})

describe('an interview without an answer', () => {
  const NOTHING = { interviews: [], weaknesses: [], next: null }

  test('has no score, moves nothing, and its report says that there is nothing to score', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const code = { question: QUESTION, language: 'javascript', code: 'let a' }
    await asha.post(`/interviews/${id}/hints`, { id: crypto.randomUUID(), question: QUESTION })
    // A submission whose tests never ran.
    await asha.post(`/interviews/${id}/submissions`, { id: crypto.randomUUID(), ...code })
    await report(asha, id, event('code-saved', code), event('ended'))
    expect(
      await db.select().from(interviewScores).where(eq(interviewScores.ownerId, asha.id)),
    ).toEqual([])
    expect((await asha.get('/interviews')).json().items).toMatchObject([
      { id, state: 'ended', score: null },
    ])
    expect((await asha.get('/interviews/scores')).json()).toEqual(NOTHING)
    const letter = (await asha.get(`/interviews/${id}/report`)).json()
    expect(letter).toMatchObject({
      verdict: expect.stringContaining(
        'You submitted no solution in this interview, so there is nothing to score.',
      ),
      score: { overall: null, dimensions: [], questions: [] },
      strengths: [],
      improvements: [],
      strongerAnswer: null,
      next: null,
    })
    // Reading the report stores no score either.
    expect((await asha.get('/interviews/scores')).json()).toEqual(NOTHING)
  })

  test('of a spoken round has no score, while one answer gives it one', async () => {
    const asha = await signUpWithCredits()
    const speak = async (...texts: string[]) => {
      const id = await begin(asha, { round: 'behavioral' })
      const question = (await detail(asha, id)).spokenQuestions[0].slug
      const answered = texts.map((text) =>
        event('answered', { question, text, how: 'typed', speech: null }),
      )
      await report(asha, id, ...answered, event('ended'))
      return (await asha.get(`/interviews/${id}/report`)).json()
    }
    for (const silent of [await speak(), await speak('   ')]) {
      expect(silent.score).toMatchObject({ overall: null, questions: [] })
      expect(silent.verdict).toContain('You gave no answer in this interview')
    }
    expect((await asha.get('/interviews/scores')).json()).toEqual(NOTHING)
    expect((await speak('I do not know.')).score.overall).not.toBeNull()
    expect((await asha.get('/interviews/scores')).json().interviews).toHaveLength(1)
  })

  test('differs from one whose question was given up, which is scored as such', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    await report(asha, id, event('gave-up', { question: QUESTION }), event('ended'))
    const { score } = (await asha.get(`/interviews/${id}/report`)).json()
    expect(score.overall).toBe(0)
    const independence = score.questions[0].dimensions.find(
      ({ dimension }: { dimension: string }) => dimension === 'independence',
    )
    expect(independence).toMatchObject({
      level: 0,
      evidence: [{ text: expect.stringContaining('gave up') }, {}],
    })
  })
})

describe('events added by another tab', () => {
  test('are read from a given event on, by the owner only', async () => {
    const [asha, ravi] = [await signUp(), await signUp()]
    const id = await begin(asha)
    const last = (await detail(asha, id)).events.at(-1).seq
    const after = async (user: SignedIn, seq: unknown) =>
      user.get(`/interviews/${id}/events?after=${seq}`)
    expect((await after(asha, last)).json()).toEqual({
      events: [],
      lastSeq: last,
      hasMore: false,
      isReplyOwed: false,
    })
    const saved = (code: string) =>
      event('code-saved', { question: QUESTION, language: 'javascript', code })
    await report(asha, id, saved('a'), event('paused', { reason: 'asked' }), saved('b'))
    expect((await after(asha, last)).json().events).toMatchObject([
      { type: 'paused' },
      { type: 'code-saved', code: 'b' },
    ])
    expect((await after(ravi, last)).statusCode).toBe(404)
    expect((await after(asha, 'x')).statusCode).toBe(400)
  })
})

describe('scores', () => {
  test("are oldest first, without other users' scores", async () => {
    const [asha, ravi] = [await signUpWithCredits(), await signUp()]
    const ids: string[] = []
    for (const failing of [8, 4, 0]) {
      advance(MINUTE_MS)
      const id = await begin(asha)
      await submit(asha, id, failing)
      await report(asha, id, event('ended'))
      ids.push(id)
    }
    const { interviews: past } = (await asha.get('/interviews/scores')).json()
    expect(past.map(({ id }: { id: string }) => id)).toEqual(ids)
    const overall = past.map((interview: { overall: number }) => interview.overall)
    expect(overall.toSorted()).toEqual(overall)
    expect((await ravi.get('/interviews/scores')).json()).toEqual({
      interviews: [],
      weaknesses: [],
      next: null,
    })
  })

  test("of another user's interview return 404", async () => {
    const [asha, ravi] = [await signUp(), await signUp()]
    const id = await begin(asha)
    await report(asha, id, event('ended'))
    const refused = await ravi.get(`/interviews/${id}/report`)
    expect([refused.statusCode, refused.json().message]).toEqual([
      404,
      'There is no such interview.',
    ])
  })
})

describe('an interview of several questions', () => {
  test('continues with a harder question after a strong answer and closes after the last', async () => {
    const asha = await signUp()
    const id = await begin(asha, { question: QUESTION, length: 'standard' })
    expect((await detail(asha, id)).events[0].plan.questions).toHaveLength(2)
    expect((await submit(asha, id)).json().events.at(-1)).toMatchObject({
      type: 'follow-up-asked',
      about: 'sorting',
    })
    const answered = event('follow-up-answered', { question: QUESTION, text: 'It costs n log n.' })
    const moved = await report(asha, id, answered, event('moved-on', { question: QUESTION }))
    expect(moved.json().events.slice(-2)).toMatchObject([
      { type: 'plan-adapted', because: 'strong', planned: { difficulty: 'medium' } },
      { type: 'question-asked' },
    ])
    const { questions } = await detail(asha, id)
    expect(questions).toHaveLength(2)
    const done = await report(asha, id, event('moved-on', { question: questions[1].slug }))
    expect(done.json().events.at(-1)).toMatchObject({ type: 'said', part: 'closing' })
    const reply = await report(
      asha,
      id,
      event('candidate-asked', { text: 'What should I practise?' }),
    )
    expect(reply.json().events.at(-1)).toMatchObject({ type: 'said', part: 'answer' })
  })

  test('refuses to leave the same question twice', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const moved = event('moved-on', { question: QUESTION })
    expect((await report(asha, id, moved)).statusCode).toBe(200)
    expect((await report(asha, id, moved)).statusCode).toBe(200)
    const again = await report(asha, id, event('moved-on', { question: QUESTION }))
    expect(again.json()).toMatchObject({
      code: 'conflict',
      message: 'You have moved on from this question already.',
    })
  })
})
