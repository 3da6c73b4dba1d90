import { describe, expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../../test/app.ts'
import { createInterview, readInterview, saved, typesOf } from '../../../test/interviews.ts'
import { begin, event, QUESTION } from '../../../test/models.ts'

const { signUpWithCredits: signUp } = await startApp()

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
      asha.post(`/interviews/${id}/events`, {
        events: [event('submission-judged', { ...judged, ...more })],
      })
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
    const [first, second] = await Promise.all(
      [1, 2].map(() => asha.post(`/interviews/${id}/submissions`, sent)),
    )
    expect(second?.json()).toEqual(first?.json())
    expect(
      typesOf((await readInterview(asha, id)).events).filter((type) => type === 'submitted'),
    ).toHaveLength(1)
  })

  test.each([
    ['before the interview begins', createInterview, {}],
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
    expect((await readInterview(asha, id)).questions[0].hints).toEqual(texts)
    const fourth = await ask(asha, id)
    expect([fourth.statusCode, fourth.json().message]).toEqual([
      409,
      'You have all the hints there are.',
    ])
  })

  test('requested twice with one id is created once', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const hint = crypto.randomUUID()
    const [first, second] = await Promise.all([ask(asha, id, hint), ask(asha, id, hint)])
    expect(second.json()).toEqual(first.json())
    expect((await readInterview(asha, id)).questions[0].hints).toHaveLength(1)
  })

  test('are refused before the question is asked', async () => {
    const asha = await signUp()
    expect((await ask(asha, await createInterview(asha))).statusCode).toBe(409)
  })

  test('come from the question bank without models, and explanations are refused', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    expect((await ask(asha, id)).json().event).not.toHaveProperty('isLeft')
    expect(await readInterview(asha, id)).toMatchObject({ hasModels: false, isReplyOwed: false })
    const body = { id: crypto.randomUUID(), question: QUESTION, submission: crypto.randomUUID() }
    const refused = await asha.post(`/interviews/${id}/explanations`, body)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('No model'),
    ])
  })
})
