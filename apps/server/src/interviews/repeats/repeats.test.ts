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
  const kind = { ...CODING, topic: 'arrays-hashing', difficulty: 'hard' }
  const isHardArrays = ({ topic, difficulty }: { topic: string; difficulty: string }) =>
    topic === kind.topic && difficulty === kind.difficulty
  const questions = [...loadQuestionBank().values()].filter(isHardArrays)
  expect(questions.length).toBeGreaterThan(1)
  for (const _ of questions) await practise(asha, kind)
  const question = questions[0]?.slug
  expect((await create(asha, { ...kind, question, length: 'standard' })).code).toBe(
    'repeats_question',
  )
  expect(await planOf(asha, (await create(asha, { ...kind, question })).id)).toMatchObject([
    { slug: question, repeat: {} },
  ])
})
