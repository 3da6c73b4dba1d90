import { foldInterview } from '@sightline/coach/interview/fold'
import { InterviewDetail, SubmissionStarted } from '@sightline/contracts/interviews/interviews'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { asAnswer, PROPOSAL } from '../../../../stand-ins/src/models/written-question.ts'
import { startApp } from '../../test/app.ts'
import { event, MODELS, report, startReplies } from '../../test/models.ts'
import { writtenQuestions } from '../interviews/public.ts'
import { modelCalls } from '../models/table.ts'
import { interviewEvents } from '../session-log/public.ts'

const started = await startApp({ MODELS, MODEL_FIRST_WORDS_MS: '5000' })
const { db, advance, clock } = started
const { script, calls } = await startReplies(started)
const asha = await started.signUpWithCredits()
await asha.patch('/context/resume', { text: 'Asha Rao, of Pune' })

/** A coding interview for a job, before it begins and after its fitting. */
async function plannedFor(text = 'You own refunds.', more: object = {}) {
  // A minute later, models whose circuit the last test opened are tried again.
  advance(61_000)
  const job = (
    await asha.post('/context/job-descriptions', { title: 'Payments engineer', text })
  ).json()
  const context = { resume: true, jobDescriptionId: job.id }
  const created = await asha.post('/interviews', {
    mode: 'mock',
    round: 'coding',
    length: 'short',
    context,
    ...more,
  })
  expect(created.statusCode, created.body).toBe(201)
  await asha.delete(`/context/job-descriptions/${job.id}`)
  const { id } = created.json()
  await script({ text: '{"questions":[]}' }, { text: '{"questions":[]}' })
  await asha.post(`/interviews/${id}/fitting`)
  const detail = async () => InterviewDetail.parse((await asha.get(`/interviews/${id}`)).json())
  const write = async () => (await asha.post(`/interviews/${id}/written-question`)).json()
  const planned = async () => foldInterview((await detail()).events).plan?.questions
  return { id, detail, write, planned }
}
type Interview = Awaited<ReturnType<typeof plannedFor>>

const refusalIn = async ({ detail }: Interview) =>
  foldInterview((await detail()).events).writing?.refusal
const stored = (id: string) =>
  db.select().from(writtenQuestions).where(eq(writtenQuestions.interviewId, id))

test('a model writes a question for the job, which is asked, hinted at, judged, scored and exported as those of the bank', async () => {
  const interview = await plannedFor()
  const { id, detail, write, planned } = interview
  expect((await detail()).writing).toBe('offered')
  await script(asAnswer(PROPOSAL))
  expect([await write(), await write()]).toEqual([{ isOver: true }, { isOver: true }])
  const [call, ...more] = await calls()
  expect([call?.texts.join(' ').includes('You own refunds.'), more]).toEqual([true, []])
  expect(call?.texts.join(' ')).not.toContain('Asha Rao')
  const slug = `written-${id}`
  expect(await planned()).toMatchObject([{ slug, writtenBy: 'openai:first' }])
  expect((await detail()).writing).toBeNull()

  await report(asha, id, event('begun'))
  const [question] = (await detail()).questions
  expect(question).toMatchObject({ slug, title: PROPOSAL.title, hints: [] })
  expect(question?.tests.map(({ args, expected }) => [args, expected]).slice(0, 4)).toEqual([
    [[[5, 3, 9], 2], 14],
    [[[1], 1], 1],
    [[[4, 4, 4], 2], 8],
    [[[1, 2, 3], 2], 5],
  ])
  expect((await detail()).interview.topic).toBe(question?.topic)

  const hint = await asha.post(`/interviews/${id}/hints`, {
    id: crypto.randomUUID(),
    question: slug,
  })
  expect(hint.statusCode, hint.body).toBe(200)
  const submission = {
    id: crypto.randomUUID(),
    question: slug,
    language: 'javascript',
    code: PROPOSAL.reference,
  }
  const submitted = await asha.post(`/interviews/${id}/submissions`, submission)
  const { hiddenTests } = SubmissionStarted.parse(submitted.json())
  expect(hiddenTests.length).toBeGreaterThanOrEqual(8)
  expect((await asha.get(`/interviews/${id}/probes?question=${slug}`)).json()).toEqual({
    probes: [],
  })
  const results = [...(question?.tests ?? []), ...hiddenTests].map(({ name }, index) => ({
    ...{
      name,
      isHidden: index > 4,
      status: 'passed',
      input: '',
      expected: '',
      got: '',
      timeMs: 1,
      output: '',
    },
    error: null,
  }))
  await report(
    asha,
    id,
    event('submission-judged', { question: slug, submission: submission.id, results }),
  )
  const solution = (await asha.get(`/interviews/${id}/solutions/${slug}`)).json()
  expect(solution.references).toEqual({ javascript: PROPOSAL.reference })

  await report(asha, id, event('ended'))
  const { score } = (await asha.get(`/interviews/${id}/report`)).json()
  expect(score.questions).toMatchObject([{ slug, title: PROPOSAL.title }])
  expect(score.overall).toBeGreaterThan(2)
  expect((await asha.get('/account/export')).body).toContain(PROPOSAL.statement)
  const recorded = await db.select().from(modelCalls).where(eq(modelCalls.interviewId, id))
  expect(recorded.map(({ purpose }) => purpose).sort()).toContain('writing')

  expect((await asha.delete(`/interviews/${id}`)).statusCode).toBe(204)
  expect(await stored(id)).toEqual([])
})

test('a question whose examples contradict its reference is thrown away, and the model may write another one', async () => {
  const interview = await plannedFor()
  const [first, ...others] = PROPOSAL.examples
  const wrong = { ...PROPOSAL, examples: [{ ...first, result: '7' }, ...others] }
  await script({ ...asAnswer(wrong), times: 1 }, asAnswer(PROPOSAL))
  expect(await interview.write()).toEqual({ isOver: true })
  expect((await calls())[1]?.texts.join(' ')).toContain('its reference contradicted example 1.')
  expect(await refusalIn(interview)).toBeNull()
  expect(await interview.planned()).toMatchObject([{ writtenBy: 'openai:first' }])

  const again = await plannedFor()
  const before = await again.planned()
  await script(asAnswer(wrong))
  await again.write()
  expect([await refusalIn(again), await again.planned()]).toEqual(['examples-contradict', before])
})

test('a reference that never ends, or that has too few usable tests, leaves the coach’s question', async () => {
  const interview = await plannedFor('Write a reference that loops for ever.')
  const before = await interview.planned()
  const endless = { ...PROPOSAL, reference: 'function largestSum() { while (true) {} }' }
  await script(
    { ...asAnswer(endless), times: 1 },
    asAnswer({ ...PROPOSAL, tests: PROPOSAL.tests.slice(0, 5) }),
  )
  expect(await interview.write()).toEqual({ isOver: true })
  expect((await calls())[1]?.texts.join(' ')).toContain('its reference failed or never ended.')
  expect([await refusalIn(interview), await interview.planned()]).toEqual(['too-few-tests', before])
  expect(await stored(interview.id)).toEqual([])
  await report(asha, interview.id, event('begun'))
  expect((await interview.detail()).questions).toHaveLength(1)
})

test('without an answer of a model the coach’s question stays', async () => {
  const interview = await plannedFor()
  await script({ act: 'fail' }, { act: 'fail' })
  expect(await interview.write()).toEqual({ isOver: true })
  expect(await refusalIn(interview)).toBe('no-answer')
})

test('simultaneous requests make one call, and a writing that another server abandoned ends after a while', async () => {
  const interview = await plannedFor()
  await script(asAnswer(PROPOSAL))
  await Promise.all([interview.write(), interview.write()])
  expect(await calls()).toHaveLength(1)

  const left = await plannedFor()
  const { events } = await left.detail()
  const begun = {
    logId: left.id,
    seq: events.length + 1,
    id: crypto.randomUUID(),
    type: 'writing-begun',
  }
  await db.insert(interviewEvents).values({ ...begun, at: clock(), body: { version: 1 } })
  expect([await left.write(), (await left.detail()).writing]).toEqual([{ isOver: false }, 'begun'])
  advance(200_000)
  expect([await left.write(), await refusalIn(left)]).toEqual([{ isOver: true }, 'no-answer'])
})

test('an interview that begins meanwhile keeps its plan, and the question is not kept', async () => {
  const interview = await plannedFor()
  const before = await interview.planned()
  await script({ act: 'stall', ...asAnswer(PROPOSAL) })
  const writing = interview.write()
  await vi.waitFor(async () => expect(await calls()).toHaveLength(1), { timeout: 4000 })
  await report(asha, interview.id, event('begun'))
  await script()
  await writing
  expect([await interview.planned(), await stored(interview.id)]).toEqual([before, []])
})

test('no question is offered without a job description or models, for a certain question, or in another round', async () => {
  const writingOf = async (interview: Interview) => {
    await script(asAnswer(PROPOSAL))
    await interview.write()
    return [(await interview.detail()).writing, await calls()]
  }
  expect(
    await writingOf(
      await plannedFor('You own refunds.', { question: 'refund-pair', mayRepeat: true }),
    ),
  ).toEqual([null, []])
  expect(await writingOf(await plannedFor('You own refunds.', { round: 'behavioral' }))).toEqual([
    null,
    [],
  ])
  expect(
    await writingOf(await plannedFor('You own refunds.', { kind: 'class', mayRepeat: true })),
  ).toEqual([null, []])
  const ravi = await started.signUp()
  const { id } = await plannedFor()
  expect((await ravi.post(`/interviews/${id}/written-question`)).statusCode).toBe(404)
})
