import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'
import { createLedger } from '../credits/public.ts'
import { interviewEvents, interviews } from '../session-log/public.ts'
import { loadQuestionBank } from './question-bank.ts'

const {
  db,
  signUp: signUpWithTrial,
  signUpWithCredits: signUp,
  advance,
  clock,
  env,
} = await startApp()
const ledger = createLedger({ clock, secret: env.AUTH_SECRET })

const newInterview = { mode: 'mock', round: 'coding', question: 'refund-pair' }
const event = (type: string) => ({ id: crypto.randomUUID(), version: 1, type })
const start = async (user: SignedIn): Promise<string> =>
  (await user.post('/interviews', newInterview)).json().id

const credits = (user: SignedIn) => ledger.credits(db, user.id)
const countOf = async (user: SignedIn) =>
  (await user.get('/interviews?limit=100')).json().items.length
/** A planned interview whose question is no longer in the question bank. */
const startWithoutQuestion = async (user: SignedIn) => {
  const id = await start(user)
  const plan = {
    questions: [{ slug: 'gone', topic: 'intervals', difficulty: 'easy', minutes: 20 }],
  }
  await db
    .update(interviewEvents)
    .set({ body: { version: 1, plan } })
    .where(eq(interviewEvents.logId, id))
  return id
}

test('the first interview uses the free trial, each later one a credit', async () => {
  const asha = await signUp(2)
  await start(asha)
  expect(await credits(asha)).toEqual({ balance: 2, isTrialUnused: false })
  await start(asha)
  expect(await credits(asha)).toEqual({ balance: 1, isTrialUnused: false })
})

test('without trial and credits an interview is refused and not created', async () => {
  const asha = await signUpWithTrial()
  await start(asha)
  const refused = await asha.post('/interviews', newInterview)
  expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
    402,
    'no_credits',
    'You have no credits left. Choose a plan to go on.',
  ])
  expect(await countOf(asha)).toBe(1)
  expect(
    await db.select().from(interviewEvents).where(eq(interviewEvents.type, 'planned')),
  ).toHaveLength((await db.select().from(interviews)).length)
})

test('a repeated question is announced before it costs a credit', async () => {
  const asha = await signUp(20)
  const kind = { mode: 'mock', round: 'coding', topic: 'bit-tricks', difficulty: 'hard' }
  const isOfKind = ({ topic, difficulty }: { topic: string; difficulty: string }) =>
    topic === kind.topic && difficulty === kind.difficulty
  const questions = [...loadQuestionBank().values()].filter(isOfKind)
  for (const _ of questions) {
    const { id } = (await asha.post('/interviews', kind)).json()
    await asha.post(`/interviews/${id}/events`, { events: [event('begun')] })
  }
  const before = await credits(asha)
  const body = { ...kind, id: crypto.randomUUID() }
  const refused = await asha.post('/interviews', body)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'repeats_question'])
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    clock(),
  )
  expect(refused.json().message).toContain(
    `would repeat “${questions[0]?.title}”. You last practised it on ${day}. It costs a credit`,
  )
  expect(await credits(asha)).toEqual(before)
  expect((await asha.post('/interviews', { ...body, mayRepeat: true })).statusCode).toBe(201)
  expect(await credits(asha)).toEqual({ ...before, balance: before.balance - 1 })
  // The same request again is the same interview, whatever was seen by then.
  expect((await asha.post('/interviews', body)).statusCode).toBe(201)
})

test('a double click spends one credit, even the last one', async () => {
  const asha = await signUp(1)
  for (const left of [1, 0]) {
    const body = { ...newInterview, id: crypto.randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => asha.post('/interviews', body)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
    expect(await credits(asha)).toEqual({ balance: left, isTrialUnused: false })
  }
  expect(await countOf(asha)).toBe(2)
})

test('concurrent requests start only one free interview', async () => {
  const asha = await signUpWithTrial()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => asha.post('/interviews', newInterview)),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    201,
    ...Array(19).fill(402),
  ])
  expect(await countOf(asha)).toBe(1)
})

/** Creates an interview as the page does: retries with the same id while the server is too busy. */
async function ask(user: SignedIn): Promise<number> {
  const id = crypto.randomUUID()
  for (;;) {
    const { statusCode } = await user.post('/interviews', { ...newInterview, id })
    if (statusCode < 500) return statusCode
  }
}

test('50 credits and the trial start 51 of 80 interviews requested at once', async () => {
  const asha = await signUp(50)
  const answers = await Promise.all(Array.from({ length: 80 }, () => ask(asha)))
  expect(answers.toSorted()).toEqual([...Array(51).fill(201), ...Array(29).fill(402)])
  expect([await countOf(asha), await credits(asha)]).toEqual([
    51,
    { balance: 0, isTrialUnused: false },
  ])
})

test('a refused interview spends nothing', async () => {
  const [asha, ravi] = [await signUp(1), await signUp(1)]
  const id = await start(ravi)
  for (const body of [
    { ...newInterview, id },
    { ...newInterview, question: 'two-socks' },
  ])
    expect((await asha.post('/interviews', body)).statusCode).toBeGreaterThanOrEqual(400)
  expect(await credits(asha)).toEqual({ balance: 1, isTrialUnused: true })
})

test('reusing the id of a deleted interview spends another credit', async () => {
  const asha = await signUp(1)
  const body = { ...newInterview, id: crypto.randomUUID() }
  await asha.post('/interviews', body)
  await db.delete(interviews).where(eq(interviews.id, body.id))
  advance(1000)
  await asha.post('/interviews', body)
  expect(await credits(asha)).toEqual({ balance: 0, isTrialUnused: false })
})

test('an interview that cannot ask its first question is refunded once', async () => {
  const asha = await signUp(1)
  const [free, paid] = [await startWithoutQuestion(asha), await startWithoutQuestion(asha)]
  expect(await credits(asha)).toEqual({ balance: 0, isTrialUnused: false })
  for (const id of [free, paid, free, paid]) {
    const refused = await asha.post(`/interviews/${id}/events`, { events: [event('begun')] })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('You have back what it took'),
    ])
  }
  expect(await credits(asha)).toEqual({ balance: 1, isTrialUnused: true })
  expect(
    (await asha.get('/interviews')).json().items.map(({ state }: { state: string }) => state),
  ).toEqual(['ended', 'ended'])
})

test('an interview that ends early is not refunded', async () => {
  const asha = await signUp(1)
  const id = await start(asha)
  const ended = await asha.post(`/interviews/${id}/events`, {
    events: [event('begun'), event('ended')],
  })
  expect(ended.statusCode).toBe(200)
  expect(await credits(asha)).toEqual({ balance: 1, isTrialUnused: false })
})
