import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../../test/app.ts'
import { CODING, readInterview } from '../../../test/interviews.ts'
import { event } from '../../../test/models.ts'
import { loadQuestionBank } from '../question-bank.ts'
import { solutionReads } from '../table.ts'
import { seenQuestions } from './seen-questions.ts'

const { db, signUpWithCredits, advance, clock } = await startApp()
const DAY_MS = 24 * 60 * 60_000

const KIND = { ...CODING, topic: 'bit-tricks', difficulty: 'hard' }
const isOfKind = ({ topic, difficulty }: { topic: string; difficulty: string }) =>
  topic === KIND.topic && difficulty === KIND.difficulty
const kindSize = [...loadQuestionBank().values()].filter(isOfKind).length

const create = async (user: SignedIn, requested: object) =>
  (await user.post('/interviews', requested)).json()
const report = (user: SignedIn, id: string, ...events: object[]) =>
  user.post(`/interviews/${id}/events`, { events })
const planOf = async (user: SignedIn, id: string) =>
  (await readInterview(user, id)).events[0].plan.questions

/**
 * Plays an interview to its end with one passed submission of its first question, whose slug is
 * returned.
 */
async function practise(user: SignedIn, requested: object): Promise<string> {
  const { id } = await create(user, requested)
  await report(user, id, event('begun'))
  const question = (await readInterview(user, id)).questions[0].slug
  const submission = { id: crypto.randomUUID(), question, language: 'javascript', code: 'return 1' }
  await user.post(`/interviews/${id}/submissions`, submission)
  const result = { name: 'a', isHidden: true, status: 'passed', input: '', expected: '1', got: '1' }
  const results = [{ ...result, timeMs: 1, output: '', error: null }]
  await report(
    user,
    id,
    event('submission-judged', { question, submission: submission.id, results }),
    event('ended'),
  )
  advance(DAY_MS)
  return question
}

describe('a question seen', () => {
  test('is not asked again before the others of its kind, and then the one seen longest ago', async () => {
    const asha = await signUpWithCredits()
    const asked: string[] = []
    for (let count = 0; count < kindSize; count++) asked.push(await practise(asha, KIND))
    expect(new Set(asked).size).toBe(kindSize)
    const { next } = (await asha.get('/interviews/scores')).json()
    expect(isOfKind(next)).toBe(false)
    expect((await create(asha, KIND)).code).toBe('repeats_question')
    expect(await practise(asha, { ...KIND, mayRepeat: true })).toBe(asked[0])
  })

  test('is marked in the plan with the day it was last practised, and whether its solution was read', async () => {
    const asha = await signUpWithCredits()
    const practisedAt = expect.stringContaining(clock().toISOString().slice(0, 10))
    const question = await practise(asha, KIND)
    const [item] = (await asha.get('/interviews')).json().items
    const again = await planOf(asha, (await create(asha, { ...CODING, question })).id)
    expect(again).toMatchObject([
      { slug: question, repeat: { lastAt: practisedAt, isSolutionRead: false } },
    ])
    for (const _ of [1, 2])
      expect((await asha.get(`/interviews/${item.id}/solutions/${question}`)).statusCode).toBe(200)
    expect(
      await db.select().from(solutionReads).where(eq(solutionReads.ownerId, asha.id)),
    ).toHaveLength(1)
    const known = await planOf(asha, (await create(asha, { ...CODING, question })).id)
    expect(known).toMatchObject([{ repeat: { lastAt: practisedAt, isSolutionRead: true } }])
    const fresh = await planOf(asha, (await create(asha, CODING)).id)
    expect(fresh[0]).not.toHaveProperty('repeat')
  })

  test('stays seen when its interview is deleted, if its solution was read', async () => {
    const asha = await signUpWithCredits()
    const question = await practise(asha, KIND)
    const [{ id }] = (await asha.get('/interviews')).json().items
    await asha.get(`/interviews/${id}/solutions/${question}`)
    await asha.delete(`/interviews/${id}`)
    expect(await seenQuestions(db, asha.id)).toMatchObject([
      { slug: question, isSolutionRead: true },
    ])
  })

  test('caps independence once its solution was read', async () => {
    const asha = await signUpWithCredits()
    const question = await practise(asha, KIND)
    const [first] = (await asha.get('/interviews')).json().items
    const independence = async () => {
      const [{ id }] = (await asha.get('/interviews')).json().items
      const { score } = (await asha.get(`/interviews/${id}/report`)).json()
      return score.questions[0].dimensions.find(
        ({ dimension }: { dimension: string }) => dimension === 'independence',
      )
    }
    expect(await independence()).toMatchObject({ level: 4 })
    await asha.get(`/interviews/${first.id}/solutions/${question}`)
    await practise(asha, { ...CODING, question })
    expect(await independence()).toMatchObject({
      level: 1,
      evidence: [{ text: 'You had read the solution before this interview.' }, {}],
    })
  })
})

test('a question planned in an unfinished interview is not planned again', async () => {
  const asha = await signUpWithCredits()
  const slugs: string[] = []
  for (let count = 0; count < kindSize; count++) {
    const { id } = await create(asha, KIND)
    slugs.push((await planOf(asha, id))[0].slug)
  }
  expect(new Set(slugs).size).toBe(kindSize)
  const refused = await create(asha, KIND)
  expect([refused.code, refused.message]).toEqual([
    'repeats_question',
    expect.stringContaining('You have an unfinished interview with it.'),
  ])
})

test('a requested question may repeat, while others of its interview are announced', async () => {
  const asha = await signUpWithCredits()
  const kind = { ...CODING, kind: 'class' }
  const questions = [...loadQuestionBank().values()].filter((question) => question.kind === 'class')
  expect(questions.length).toBeGreaterThan(1)
  for (const { slug } of questions) await create(asha, { ...kind, question: slug })
  const question = questions[0]?.slug
  expect((await create(asha, { ...kind, question, length: 'standard' })).code).toBe(
    'repeats_question',
  )
  expect(await planOf(asha, (await create(asha, { ...kind, question })).id)).toMatchObject([
    { slug: question, repeat: {} },
  ])
})

test('a near duplicate counts as seen, is not asked beside its like, and is announced as what it is', async () => {
  const asha = await signUpWithCredits()
  const met = await practise(asha, { ...CODING, question: 'rate-limit' })
  expect(met).toBe('rate-limit')
  const windows = { ...CODING, topic: 'sliding-window', difficulty: 'medium' }
  const others = [...loadQuestionBank().values()].filter(
    ({ slug, topic, difficulty }) =>
      topic === windows.topic && difficulty === windows.difficulty && slug !== 'request-limiter',
  )
  const asked: string[] = []
  for (const _ of others) asked.push((await planOf(asha, (await create(asha, windows)).id))[0].slug)
  expect(asked.sort()).toEqual(others.map(({ slug }) => slug).sort())
  const refused = await create(asha, windows)
  expect([refused.code, refused.message]).toEqual([
    'repeats_question',
    expect.stringContaining('You last practised a question with the same idea as it on '),
  ])
  const planned = await planOf(asha, (await create(asha, { ...windows, mayRepeat: true })).id)
  expect(planned).toMatchObject([{ slug: 'request-limiter', repeat: { isOfFamily: true } }])
})

describe('the recommended practice', () => {
  /** What the button of a recommendation sends. */
  const requestOf = ({ round, topic, difficulty, isAgain }: Recommended) => ({
    ...{ mode: 'mock', round, topic, difficulty, mayRepeat: isAgain },
    ...(round === 'coding' && { language: 'javascript' }),
  })
  type Recommended = { round: string; topic: string; difficulty: string; isAgain: boolean }

  test.each(['behavioral', 'sales-call'])(
    'of the round %s starts at once however often it is taken, and says so when it repeats',
    async (round) => {
      const asha = await signUpWithCredits(200)
      const { id } = await create(asha, { mode: 'mock', round })
      await report(asha, id, event('begun'))
      const { slug } = (await readInterview(asha, id)).spokenQuestions[0]
      const text = 'I asked the customer first, and then I changed the plan and it worked.'
      const answer = event('answered', { question: slug, text, how: 'typed', speech: null })
      await report(asha, id, answer, event('ended'))
      const recommended = async () => (await asha.get('/interviews/scores')).json().next
      const met = new Set<string>()
      let next: Recommended = await recommended()
      while (!next.isAgain) {
        const started = await create(asha, requestOf(next))
        expect(started).toMatchObject({ topic: next.topic, difficulty: next.difficulty })
        for (const planned of await planOf(asha, started.id)) {
          expect(planned).not.toHaveProperty('repeat')
          met.add(planned.slug)
        }
        next = await recommended()
      }
      expect(met.size).toBeGreaterThan(10)
      expect(next).toMatchObject({ round, why: expect.stringContaining('comes again') })
      const started = await create(asha, requestOf(next))
      expect(started).toMatchObject({ topic: next.topic, difficulty: next.difficulty })
    },
  )
})

test('the first interview begins with a kind question, and no later one does for that reason', async () => {
  const asha = await signUpWithCredits()
  const first = await planOf(asha, (await create(asha, CODING)).id)
  expect(loadQuestionBank().get(first[0].slug)).toMatchObject({ opener: true, difficulty: 'easy' })
  const [second] = await planOf(asha, (await create(asha, CODING)).id)
  expect(loadQuestionBank().get(second.slug)?.opener).toBeUndefined()
})
