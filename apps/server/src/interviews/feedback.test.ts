import { describe, expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'

const { signUp } = await startApp()

const QUESTION = 'refund-pair'
const event = (type: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  version: 1,
  type,
  ...more,
})
const report = (user: SignedIn, id: string, ...events: object[]) =>
  user.post(`/interviews/${id}/events`, { events })

/** Creates and begins an interview about QUESTION. */
async function begin(user: SignedIn): Promise<string> {
  const newInterview = { mode: 'mock', round: 'coding', language: 'javascript', question: QUESTION }
  const { id } = (await user.post('/interviews', newInterview)).json()
  await report(user, id, event('begun'))
  return id
}

async function submit(user: SignedIn, id: string, status: 'passed' | 'failed' = 'failed') {
  const submission = {
    id: crypto.randomUUID(),
    question: QUESTION,
    language: 'javascript',
    code: '',
  }
  await user.post(`/interviews/${id}/submissions`, submission)
  const [name, input, expected] = ['a', '', '']
  const result = {
    name,
    input,
    expected,
    isHidden: false,
    status,
    got: '',
    timeMs: 1,
    output: '',
    error: null,
  }
  return event('submission-judged', {
    question: QUESTION,
    submission: submission.id,
    results: [result],
  })
}

test('a question that is solved has no more hints', async () => {
  const asha = await signUp()
  const id = await begin(asha)
  const ask = () =>
    asha.post(`/interviews/${id}/hints`, { id: crypto.randomUUID(), question: QUESTION })
  await report(asha, id, await submit(asha, id))
  expect((await ask()).statusCode).toBe(200)
  await report(asha, id, await submit(asha, id, 'passed'))
  const late = await ask()
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'You have solved this question, so it needs no more hints.',
  ])
})

describe('the solution of a question', () => {
  const solution = (user: SignedIn, id: string, question = QUESTION) =>
    user.get(`/interviews/${id}/solutions/${question}`)

  const CLOSED =
    'The solution opens when all tests pass in a submission, when the interview ends, or when you give up the question.'

  test('is refused until a submission passes all tests', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const early = await solution(asha, id)
    expect([early.statusCode, early.json().message]).toEqual([409, CLOSED])
    await report(asha, id, await submit(asha, id))
    const failed = await solution(asha, id)
    expect([failed.statusCode, failed.json().message]).toEqual([409, CLOSED])
    const judged = await submit(asha, id, 'passed')
    expect((await solution(asha, id)).statusCode).toBe(409)
    await report(asha, id, judged)
    const shown = await solution(asha, id)
    expect(shown.statusCode).toBe(200)
    expect(shown.json().reasoning.length).toBeGreaterThan(1)
    expect(shown.json().complexity.time).toContain('O(n)')
    expect(shown.json().references.javascript).toContain('function refundPair')
  })

  test('is refused after moving on without a solution', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    await report(asha, id, event('moved-on', { question: QUESTION }))
    expect((await solution(asha, id)).statusCode).toBe(409)
  })

  test('opens when the candidate gives up the question, once, which closes the question', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const gaveUp = event('gave-up', { question: QUESTION })
    expect((await report(asha, id, gaveUp)).statusCode).toBe(200)
    expect((await report(asha, id, gaveUp)).statusCode).toBe(200)
    expect((await solution(asha, id)).statusCode).toBe(200)
    const again = await report(asha, id, event('gave-up', { question: QUESTION }))
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'You have given up this question already.',
    ])
    const submission = {
      id: crypto.randomUUID(),
      question: QUESTION,
      language: 'javascript',
      code: '',
    }
    const late = await asha.post(`/interviews/${id}/submissions`, submission)
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'You gave up this question, so it takes no more submissions.',
    ])
    expect(late.json().hiddenTests).toBeUndefined()
    const hint = await asha.post(`/interviews/${id}/hints`, {
      id: crypto.randomUUID(),
      question: QUESTION,
    })
    expect([hint.statusCode, hint.json().message]).toEqual([
      409,
      'You gave up this question. Its solution is open.',
    ])
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
      expect([refused.statusCode, refused.json().message]).toEqual([
        409,
        'This question has not been asked.',
      ])
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
    const calls: string[] = answer
      .json()
      .probes.map(({ args }: { args: unknown }) => JSON.stringify(args))
    expect(calls.length).toBeGreaterThan(10)
    const submission = {
      id: crypto.randomUUID(),
      question: QUESTION,
      language: 'javascript',
      code: '',
    }
    const { hiddenTests } = (await asha.post(`/interviews/${id}/submissions`, submission)).json()
    const hidden: string[] = hiddenTests.map(({ args }: { args: unknown }) => JSON.stringify(args))
    expect(calls.filter((call) => hidden.includes(call))).toEqual([])
    expect((await probes(asha, id)).json()).toEqual(answer.json())
  })

  test('simpler than a probe, and than one of those again, are answered by the reference', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const smallerThan = async (path: string) =>
      (await asha.get(`/interviews/${id}/probes?question=${QUESTION}&smallerThan=${path}`)).json()
    const { probes: all } = (await probes(asha, id)).json()
    type Probe = { args: [number[], number]; expected: number[] }
    const place = all.findIndex(
      ({ args: [charges], expected }: Probe) => charges.length === 6 && expected.length > 0,
    )
    const lengthOf = ({ args }: Probe) => JSON.stringify(args).length
    const { probes: smaller } = await smallerThan(`${place}`)
    expect(smaller.length).toBeGreaterThan(5)
    expect(Math.max(...smaller.map(lengthOf))).toBeLessThanOrEqual(lengthOf(all[place]))
    const sums: boolean[] = smaller
      .filter(({ expected }: Probe) => expected.length > 0)
      .map(
        ({ args: [charges, total], expected }: Probe) =>
          expected.reduce((sum, at) => sum + (charges[at] ?? 0), 0) === total,
      )
    expect(new Set(sums)).toEqual(new Set([true]))
    const { probes: next } = await smallerThan(`${place}.${smaller.length - 1}`)
    expect(Math.max(...next.map(lengthOf))).toBeLessThanOrEqual(lengthOf(smaller.at(-1)))
    expect(await smallerThan('999.0')).toEqual({ probes: [] })
    expect((await smallerThan('1.x')).code).toBe('validation_failed')
  })

  test('are refused for a question that was not asked', async () => {
    const asha = await signUp()
    const refused = await probes(asha, await begin(asha), 'blind-spots')
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This question has not been asked.',
    ])
  })

  test("of another user's interview return the same 404 as for an unknown interview", async () => {
    const [asha, stranger] = [await signUp(), await signUp()]
    const stolen = await probes(stranger, await begin(asha))
    const missing = await probes(stranger, crypto.randomUUID())
    expect([stolen.statusCode, stolen.json().message]).toEqual([404, missing.json().message])
  })
})
