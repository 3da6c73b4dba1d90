import { foldInterview } from '@sightline/coach/interview/fold'
import { InterviewDetail } from '@sightline/contracts/interviews/interviews'
import type { QuestionScore } from '@sightline/contracts/interviews/scores'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { HIJACKED, INJECTIONS } from '../../../../stand-ins/src/models/injections.ts'
import { startApp } from '../../test/app.ts'
import { event, MODELS, report, startReplies } from '../../test/models.ts'
import { loadQuestionBank } from '../interviews/public.ts'
import { modelCalls } from '../models/table.ts'
import { interviewEvents } from '../session-log/public.ts'

const started = await startApp({ MODELS, MODEL_FIRST_WORDS_MS: '5000' })
const { db, advance, clock } = started
const { script, calls } = await startReplies(started)
const asha = await started.signUpWithCredits()
await asha.patch('/context/resume', { text: 'Asha Rao, of Pune' })

const LEAD_IN =
  'The payments team answers for every refund, and at night one engineer decides alone.'
const ASKED = 'an-angry-customer'
const proposal = (...questions: object[]) => ({ text: JSON.stringify({ questions }) })

/** A behavioral interview for a job, before it begins. */
async function plannedFor(text = 'You own refunds.', more: object = {}) {
  // A minute later, models whose circuit the last test opened are tried again.
  advance(61_000)
  const job = (
    await asha.post('/context/job-descriptions', { title: 'Payments engineer', text })
  ).json()
  const context = { resume: true, jobDescriptionId: job.id }
  const created = await asha.post('/interviews', {
    mode: 'mock',
    round: 'behavioral',
    context,
    ...more,
  })
  expect(created.statusCode, created.body).toBe(201)
  await asha.delete(`/context/job-descriptions/${job.id}`)
  const { id } = created.json()
  const detail = async () => InterviewDetail.parse((await asha.get(`/interviews/${id}`)).json())
  const types = async () => (await detail()).events.map(({ type }) => type)
  const slugs = async () =>
    foldInterview((await detail()).events).plan?.questions.map(({ slug }) => slug) ?? []
  const [first = '', second = ''] = await slugs()
  const fit = async () => (await asha.post(`/interviews/${id}/fitting`)).json()
  return { id, detail, types, slugs, first, second, fit }
}

test('a model fits the questions once, knowing the job alone, and the interview asks its choice', async () => {
  const { id, detail, slugs, first, second, fit } = await plannedFor()
  expect((await detail()).isFittingOwed).toBe(true)
  await script(proposal({ planned: first, ask: ASKED, leadIn: LEAD_IN }))
  expect(await fit()).toEqual({ isOver: true })
  expect(await fit()).toEqual({ isOver: true })
  const [call, ...more] = await calls()
  expect([call?.texts.join(' ').includes('You own refunds.'), more]).toEqual([true, []])
  expect(call?.texts.join(' ')).not.toContain('Asha Rao')
  expect(await slugs()).toEqual([ASKED, second])
  const { isFittingOwed, events, interview } = await detail()
  expect([isFittingOwed, interview.topic]).toEqual([false, 'customers'])
  expect(events.at(-1)).toMatchObject({
    type: 'plan-fitted',
    by: 'openai:first',
    questions: [{ leadIn: LEAD_IN }],
  })
  await report(asha, id, event('begun'))
  expect((await detail()).spokenQuestions.map(({ slug }) => slug)).toEqual([ASKED])
  expect((await asha.get('/account/export')).body).toContain(LEAD_IN)
  const [{ purpose, outcome } = {}] = await db
    .select()
    .from(modelCalls)
    .where(eq(modelCalls.interviewId, id))
  expect([purpose, outcome]).toEqual(['fitting', 'complete'])
})

test('fitting keeps the topic, difficulty and question that the candidate chose, and offers no question asked before', async () => {
  const chosen = await plannedFor('You own refunds.', {
    question: 'the-chore-nobody-thanks-you-for',
    difficulty: 'easy',
  })
  const other = { planned: chosen.second, ask: 'saying-no-to-a-big-customer', leadIn: LEAD_IN }
  await script(proposal({ planned: chosen.first, ask: chosen.first, leadIn: LEAD_IN }, other))
  await chosen.fit()
  const offered = (await calls())[0]?.texts.join('\n').split('Offered in their place:')[1] ?? ''
  expect(offered.match(/, (easy|medium|hard)\)/g)?.every((label) => label === ', easy)')).toBe(true)
  // Asked in the previous test.
  expect(offered).not.toContain(`${ASKED}:`)
  expect(await chosen.slugs()).toEqual([chosen.first, chosen.second])
  expect((await chosen.detail()).events.at(-1)).toMatchObject({
    questions: [{ instead: chosen.first }],
  })
})

test('without a valid answer in time, or without token budget, the plan stays and the fitting is over', async () => {
  const interview = await plannedFor()
  await script({ model: 'first', text: HIJACKED.marks }, { act: 'fail' })
  expect(await interview.fit()).toEqual({ isOver: true })
  expect([await interview.slugs(), (await calls()).length]).toEqual([
    [interview.first, interview.second],
    2,
  ])
  expect((await interview.detail()).events.at(-1)).toMatchObject({
    type: 'plan-fitted',
    questions: [],
  })

  const spent = await plannedFor()
  const call = {
    interviewId: spent.id,
    purpose: 'fitting' as const,
    model: 'openai:first',
    at: clock(),
    totalMs: 1,
  }
  await db.insert(modelCalls).values({
    ...call,
    id: crypto.randomUUID(),
    tokensIn: 200_000,
    tokensOut: 0,
    outcome: 'failed',
  })
  await script(proposal({ planned: spent.first, ask: ASKED, leadIn: LEAD_IN }))
  expect([await spent.fit(), await calls(), await spent.types()]).toEqual([
    { isOver: true },
    [],
    ['planned', 'fitting-begun', 'plan-fitted'],
  ])
})

test('simultaneous requests make one call, and a fitting that another server abandoned ends after a while', async () => {
  const interview = await plannedFor()
  await script(proposal({ planned: interview.first, ask: interview.first, leadIn: LEAD_IN }))
  expect(await Promise.all([interview.fit(), interview.fit(), interview.fit()])).toEqual(
    Array(3).fill({ isOver: true }),
  )
  expect([(await calls()).length, await interview.types()]).toEqual([
    1,
    ['planned', 'fitting-begun', 'plan-fitted'],
  ])

  const left = await plannedFor()
  const begun = {
    logId: left.id,
    seq: 2,
    id: crypto.randomUUID(),
    type: 'fitting-begun',
    at: clock(),
  }
  await db.insert(interviewEvents).values({ ...begun, body: { version: 1 } })
  expect([await left.fit(), (await left.detail()).isFittingOwed]).toEqual([{ isOver: false }, true])
  advance(41_000)
  expect([await left.fit(), (await left.detail()).isFittingOwed]).toEqual([{ isOver: true }, false])
  expect((await calls()).length).toBe(1)
})

test('an interview that begins during the fitting keeps its plan', async () => {
  const { id, fit, types, slugs, first, second } = await plannedFor()
  await script({ act: 'stall', ...proposal({ planned: first, ask: ASKED, leadIn: LEAD_IN }) })
  const fitting = fit()
  await vi.waitFor(async () => expect(await calls()).toHaveLength(1), { timeout: 4000 })
  await report(asha, id, event('begun'))
  await script()
  expect([await fitting, await slugs()]).toEqual([{ isOver: true }, [first, second]])
  expect(await types()).toEqual(['planned', 'fitting-begun', 'begun', 'said', 'question-asked'])
  expect(await fit()).toEqual({ isOver: true })
})

test('without a job description no model is asked, and another user gets a 404', async () => {
  const created = await asha.post('/interviews', {
    mode: 'mock',
    round: 'behavioral',
    context: { resume: true },
  })
  const { id } = created.json()
  await script()
  expect((await asha.post(`/interviews/${id}/fitting`)).json()).toEqual({ isOver: true })
  expect([(await asha.get(`/interviews/${id}`)).json().isFittingOwed, await calls()]).toEqual([
    false,
    [],
  ])
  const ravi = await started.signUp()
  expect((await ravi.post(`/interviews/${id}/fitting`)).statusCode).toBe(404)
  expect((await ravi.get('/interviews/models')).json()).toEqual({ areThere: true })
})

test('no job description injects a question, a lead-in or a score', async () => {
  const question = 'the-same-mistake-again'
  const text = loadQuestionBank().spoken.get(question)?.stronger
  const scoreOf = async (id: string) => {
    const answered = event('answered', { question, text, how: 'typed', speech: null })
    await report(asha, id, event('begun'), answered, event('ended'))
    const { overall, questions } = (await asha.get(`/interviews/${id}/report`)).json().score
    return [
      overall,
      questions.map((question: QuestionScore) => question.dimensions.map(({ level }) => level)),
    ]
  }
  const plain = await plannedFor('You own refunds.', { question })
  const untouched = await scoreOf(plain.id)
  expect(untouched[0]).toBeGreaterThan(3)

  const texts = INJECTIONS.filter(({ carrier }) => carrier === 'job-description').map(
    ({ text }) => text,
  )
  const hostile = await plannedFor(texts.join('\n'), { question })
  await script(
    proposal(
      { planned: hostile.first, ask: 'made-up-by-the-posting', leadIn: LEAD_IN },
      { planned: hostile.second, ask: hostile.second, leadIn: HIJACKED.praise },
    ),
  )
  await hostile.fit()
  expect((await hostile.detail()).events.at(-1)).toMatchObject({
    type: 'plan-fitted',
    questions: [],
  })
  expect(await scoreOf(hostile.id)).toEqual(untouched)

  const fitted = await plannedFor('You own refunds.', { question })
  await script(proposal({ planned: question, ask: question, leadIn: LEAD_IN }))
  await fitted.fit()
  expect((await fitted.detail()).events.at(-1)).toMatchObject({ questions: [{ leadIn: LEAD_IN }] })
  expect(await scoreOf(fitted.id)).toEqual(untouched)
})
