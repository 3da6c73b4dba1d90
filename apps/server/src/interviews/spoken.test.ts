import { DIMENSIONS, SPOKEN_ROUNDS, type SpokenRound } from '@sightline/contracts/interviews/rounds'
import { describe, expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'
import { loadQuestionBank } from './question-bank.ts'

const { signUp, signUpWithCredits } = await startApp()
const { spoken } = loadQuestionBank()

const QUESTIONS: Record<SpokenRound, string> = {
  behavioral: 'the-alarm-nobody-owned',
  'system-design': 'short-links',
  'sales-call': 'too-expensive-for-us',
}
const questionOf = (round: SpokenRound) => {
  const question = spoken.get(QUESTIONS[round])
  if (!question) throw new Error(`The bank has no ${QUESTIONS[round]}`)
  return question
}
const event = (type: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  version: 1,
  type,
  ...more,
})
const answered = (round: SpokenRound, text: string, more: object = {}) =>
  event('answered', { question: QUESTIONS[round], text, how: 'typed', speech: null, ...more })
const report = (user: SignedIn, id: string, ...events: object[]) =>
  user.post(`/interviews/${id}/events`, { events })

async function begin(user: SignedIn, round: SpokenRound, more: object = {}): Promise<string> {
  const { id } = (
    await user.post('/interviews', { mode: 'mock', round, question: QUESTIONS[round], ...more })
  ).json()
  await report(user, id, event('begun'))
  return id
}

test.each(['moved-on', 'ended'])(
  'between an answer and “%s” the coach asks nothing',
  async (type) => {
    const asha = await signUp()
    const id = await begin(asha, 'behavioral')
    const question = QUESTIONS.behavioral
    const leaving = event(type, type === 'moved-on' ? { question } : {})
    const answer = answered('behavioral', 'I would ask why first.')
    const { events } = (await report(asha, id, answer, leaving)).json()
    const types = events.map((stored: { type: string }) => stored.type)
    expect(types).toEqual(['answered', type, ...(type === 'moved-on' ? ['question-asked'] : [])])
  },
)

describe.each(SPOKEN_ROUNDS)('an interview of the round %s', (round) => {
  test('uses the free trial, is planned, asked, answered, followed up, scored and reported', async () => {
    const asha = await signUp()
    const question = questionOf(round)
    const id = await begin(asha, round, { length: 'short' })
    expect((await asha.post('/interviews', { mode: 'mock', round })).json().code).toBe('no_credits')

    const { interview, spokenQuestions, questions, events } = (
      await asha.get(`/interviews/${id}`)
    ).json()
    expect(interview).toMatchObject({
      round,
      topic: question.topic,
      language: null,
      state: 'active',
    })
    expect(questions).toEqual([])
    const { slug, title, topic, difficulty, statement } = question
    expect(spokenQuestions).toEqual([{ slug, title, topic, difficulty, statement }])
    expect(events[0].plan).toMatchObject({
      round,
      questions: [{ slug, minutes: question.minutes }, ...events[0].plan.questions.slice(1)],
    })

    const followed = (await report(asha, id, answered(round, question.stronger)))
      .json()
      .events.at(-1)
    expect(followed).toMatchObject({
      type: 'follow-up-asked',
      about: 'harder',
      text: expect.stringContaining('?'),
    })
    // A follow-up quotes the answer only where a sentence of it bears on the question.
    for (const [, quoted] of followed.text.matchAll(/“(.+?)”/g))
      expect(question.stronger).toContain(quoted.replace(/ …$/, ''))
    await report(asha, id, answered(round, 'I would ask why first.'), event('ended'))

    const letter = (await asha.get(`/interviews/${id}/report`)).json()
    expect(letter.score.round).toBe(round)
    expect(letter.score.overall).toBeGreaterThanOrEqual(3.5)
    expect(letter.score.dimensions.map((score: { dimension: string }) => score.dimension)).toEqual(
      DIMENSIONS[round],
    )
    expect(letter.author).toContain('built-in coach')
    const past = (await asha.get('/interviews/scores')).json()
    expect(past.interviews).toMatchObject([{ id, round, overall: letter.score.overall }])
    expect(past.weaknesses).toHaveLength(DIMENSIONS[round].length)
    expect(past.next).toMatchObject({ round, topic })
  })
})

describe('spoken rounds', () => {
  test('are requested by their own topics, without a language', async () => {
    const asha = await signUpWithCredits()
    const create = (more: object) =>
      asha.post('/interviews', { mode: 'mock', round: 'behavioral', ...more })
    expect((await create({ topic: 'ownership', length: 'standard' })).json()).toMatchObject({
      topic: 'ownership',
    })
    for (const wrong of [
      { topic: 'trees' },
      { topic: 'storage' },
      { language: 'python' },
      { round: 'small-talk' },
      { question: 'refund-pair' },
      { question: QUESTIONS['sales-call'] },
    ])
      expect([wrong, (await create(wrong)).statusCode]).toEqual([wrong, 400])
  })

  test('refuse events of other rounds and events out of order, and store none of them', async () => {
    const asha = await signUp()
    const id = await begin(asha, 'behavioral')
    const { length } = (await asha.get(`/interviews/${id}`)).json().events
    const question = QUESTIONS.behavioral
    for (const [status, wrong] of [
      [409, event('code-saved', { question, language: 'javascript', code: 'x' })],
      [409, event('notes-saved', { question, text: 'x' })],
      [409, event('follow-up-answered', { question, text: 'x' })],
      [409, { ...answered('behavioral', 'x'), question: 'short-links' }],
      [400, answered('behavioral', 'x', { how: 'sung' })],
      [
        400,
        answered('behavioral', 'x', {
          speech: { durationMs: -1, words: 1, fillers: 0, pauses: 0 },
        }),
      ],
      [400, answered('behavioral', 'x'.repeat(12_001))],
      [400, event('follow-up-asked', { question, about: 'result', text: 'x' })],
    ] as const)
      expect([wrong, (await report(asha, id, wrong)).statusCode]).toEqual([wrong, status])
    expect(
      (await report(asha, id, answered('behavioral', 'a'), answered('behavioral', 'b'))).statusCode,
    ).toBe(200)
    expect(
      (await asha.post(`/interviews/${id}/hints`, { id: crypto.randomUUID(), question }))
        .statusCode,
    ).toBe(409)
    expect((await asha.get(`/interviews/${id}/solutions/${question}`)).statusCode).toBe(409)
    expect((await asha.get(`/interviews/${id}`)).json().events.length).toBeGreaterThan(length)
  })

  test('of another user return 404', async () => {
    const [asha, ravi] = [await signUp(), await signUp()]
    const id = await begin(asha, 'sales-call')
    for (const response of [
      await ravi.get(`/interviews/${id}`),
      await ravi.get(`/interviews/${id}/report`),
      await report(ravi, id, answered('sales-call', 'Mine.')),
    ])
      expect([response.statusCode, response.json().message]).toEqual([
        404,
        'There is no such interview.',
      ])
  })

  test('score a repeated answer once, with its speech measures', async () => {
    const asha = await signUp()
    const id = await begin(asha, 'behavioral')
    const { stronger } = questionOf('behavioral')
    const speech = { durationMs: 150_000, words: 358, fillers: 40, pauses: 3 }
    const said = answered('behavioral', stronger, { how: 'spoken', speech })
    await report(asha, id, said)
    await report(asha, id, said)
    await report(asha, id, event('ended'))
    const { score } = (await asha.get(`/interviews/${id}/report`)).json()
    expect(score.questions[0].measured).toContainEqual({
      term: 'Pace',
      value: '143 words a minute',
    })
    expect(score.questions[0].measured).toContainEqual({ term: 'Pauses', value: '3 over 0.7 s' })
    expect(score.questions[0].measured).toContainEqual({
      term: 'Filler words',
      value: '11.2 in 100',
    })
    expect(score.questions[0].measured).toContainEqual({ term: 'Answers', value: '1' })
  })

  test('quote the labels of a drawing in the report of a system design', async () => {
    const asha = await signUp()
    const id = await begin(asha, 'system-design')
    const drawing = {
      boxes: [
        { id: 'a', x: 0, y: 0, label: 'API server' },
        { id: 'b', x: 0, y: 100, label: 'Cache' },
      ],
      arrows: [{ id: 'c', from: 'a', to: 'b', label: 'looks up the code' }],
    }
    const text = 'It must make a short link and open it within 50 ms.'
    const saved = event('notes-saved', { question: QUESTIONS['system-design'], text: '', drawing })
    expect(
      (await report(asha, id, saved, answered('system-design', text), event('ended'))).statusCode,
    ).toBe(200)
    const letter = await asha.get(`/interviews/${id}/report`)
    expect(letter.body).toContain('An arrow leads from API server to Cache: looks up the code.')
  })

  test('keep the last notes of a system design and score them', async () => {
    const asha = await signUp()
    const id = await begin(asha, 'system-design')
    const { stronger, weak } = questionOf('system-design')
    const notes = (text: string) =>
      event('notes-saved', { question: QUESTIONS['system-design'], text })
    await report(
      asha,
      id,
      notes('first'),
      notes('second'),
      notes(stronger),
      answered('system-design', weak),
    )
    const { events } = (await asha.get(`/interviews/${id}`)).json()
    const kept = events.filter(({ type }: { type: string }) => type === 'notes-saved')
    expect(kept).toMatchObject([{ text: stronger }])
    await report(asha, id, event('ended'))
    expect(
      (await asha.get(`/interviews/${id}/report`)).json().score.overall,
    ).toBeGreaterThanOrEqual(3.5)
  })
})
