import { describe, expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'

const { signUp } = await startApp()

const QUESTION = 'refund-pair'
const event = (type: string, more: object = {}) => ({ id: crypto.randomUUID(), version: 1, type, ...more })
const report = (user: SignedIn, id: string, ...events: object[]) => user.post(`/interviews/${id}/events`, { events })

/** Creates and begins an interview about QUESTION. */
async function begin(user: SignedIn): Promise<string> {
  const newInterview = { mode: 'mock', round: 'coding', language: 'javascript', question: QUESTION }
  const { id } = (await user.post('/interviews', newInterview)).json()
  await report(user, id, event('begun'))
  return id
}

async function submit(user: SignedIn, id: string) {
  const submission = { id: crypto.randomUUID(), question: QUESTION, language: 'javascript', code: '' }
  await user.post(`/interviews/${id}/submissions`, submission)
  const [name, input, expected] = ['a', '', '']
  const result = {
    name,
    input,
    expected,
    isHidden: false,
    status: 'failed',
    got: '',
    timeMs: 1,
    output: '',
    error: null,
  }
  return event('submission-judged', { question: QUESTION, submission: submission.id, results: [result] })
}

describe('the solution of a question', () => {
  const solution = (user: SignedIn, id: string, question = QUESTION) =>
    user.get(`/interviews/${id}/solutions/${question}`)

  test('is withheld until a submission is judged', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const early = await solution(asha, id)
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      'The solution is shown once you have submitted your own.',
    ])
    const judged = await submit(asha, id)
    expect((await solution(asha, id)).statusCode).toBe(409)
    await report(asha, id, judged)
    const shown = await solution(asha, id)
    expect(shown.statusCode).toBe(200)
    expect(shown.json().reasoning.length).toBeGreaterThan(1)
    expect(shown.json().complexity.time).toContain('O(n)')
    expect(shown.json().references.javascript).toContain('function refundPair')
  })

  test('is shown when the interview has ended, submitted or not', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    await report(asha, id, event('ended'))
    expect((await solution(asha, id)).statusCode).toBe(200)
  })

  test('is refused for questions that were not asked or do not exist', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    await report(asha, id, event('ended'))
    for (const question of ['blind-spots', 'no-such-question']) {
      const refused = await solution(asha, id, question)
      expect([refused.statusCode, refused.json().message]).toEqual([409, 'This question has not been asked.'])
    }
  })

  test("of another user's interview returns the same 404 as for an unknown interview", async () => {
    const [asha, stranger] = [await signUp(), await signUp()]
    const id = await begin(asha)
    await report(asha, id, event('ended'))
    const stolen = await solution(stranger, id)
    const missing = await solution(stranger, crypto.randomUUID())
    expect([stolen.statusCode, stolen.json().message]).toEqual([404, missing.json().message])
    expect((await solution(stranger, 'no-id')).json().message).toEqual(missing.json().message)
  })
})

describe('probes', () => {
  const probes = (user: SignedIn, id: string, question = QUESTION) =>
    user.get(`/interviews/${id}/probes?question=${question}`)

  test('are edge cases of the question asked, none of them a hidden test', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const answer = await probes(asha, id)
    expect(answer.statusCode).toBe(200)
    const calls: string[] = answer.json().probes.map(({ args }: { args: unknown }) => JSON.stringify(args))
    expect(calls.length).toBeGreaterThan(10)
    const submission = { id: crypto.randomUUID(), question: QUESTION, language: 'javascript', code: '' }
    const { hiddenTests } = (await asha.post(`/interviews/${id}/submissions`, submission)).json()
    const hidden: string[] = hiddenTests.map(({ args }: { args: unknown }) => JSON.stringify(args))
    expect(calls.filter((call) => hidden.includes(call))).toEqual([])
    expect((await probes(asha, id)).json()).toEqual(answer.json())
  })

  test('are refused for a question that was not asked', async () => {
    const asha = await signUp()
    const refused = await probes(asha, await begin(asha), 'blind-spots')
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'This question has not been asked.'])
  })

  test("of another user's interview return the same 404 as for an unknown interview", async () => {
    const [asha, stranger] = [await signUp(), await signUp()]
    const stolen = await probes(stranger, await begin(asha))
    const missing = await probes(stranger, crypto.randomUUID())
    expect([stolen.statusCode, stolen.json().message]).toEqual([404, missing.json().message])
  })
})
