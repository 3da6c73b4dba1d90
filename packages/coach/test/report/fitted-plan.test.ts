import { InterviewEvent } from '@sightline/contracts/interviews/events'
import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import type { InterviewReport, InterviewScore } from '@sightline/contracts/interviews/scores'
import { expect, test } from 'vitest'
import { foldInterview } from '../../src/interview/fold.ts'
import type { Interview } from '../../src/interview/state.ts'
import { reportMarkdown } from '../../src/report/report-markdown.ts'
import { timelineOf } from '../../src/report/timeline.ts'
import { planOf } from '../play-interview.ts'

const plan = planOf('easy-stack', 'easy-heap')
const [planned] = planOf('hard-graphs').questions
const leadIn = 'The routing team plans tours.'
const fitted = {
  type: 'plan-fitted',
  by: 'openai:first',
  questions: [{ instead: 'easy-stack', planned, leadIn }],
}
const asked = { type: 'question-asked', question: 'hard-graphs' }

const eventsOf = (...bodies: object[]) =>
  bodies.map((body, index) => {
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
    return InterviewEvent.parse({
      id,
      version: EVENT_VERSION,
      seq: index + 1,
      at: '2026-03-01T10:00:00.000Z',
      ...body,
    })
  })
const begun = { type: 'fitting-begun' }
const slugsOf = (...bodies: object[]) =>
  foldInterview(eventsOf({ type: 'planned', plan }, ...bodies)).plan?.questions.map(
    ({ slug }) => slug,
  )

test('a fitted question replaces the planned one, with its own lead-in and minutes', () => {
  const interview = foldInterview(eventsOf({ type: 'planned', plan }, begun, fitted))
  expect(interview).toMatchObject({
    state: 'planned',
    fitting: { isOver: true, by: 'openai:first' },
    leadIns: { 'hard-graphs': { text: leadIn, author: 'openai:first' } },
  })
  expect(interview.plan?.questions).toEqual([planned, plan.questions[1]])
})

test('a plan is not fitted without a request, twice, or after the interview has begun', () => {
  const coachPlan = ['easy-stack', 'easy-heap']
  expect(slugsOf(fitted)).toEqual(coachPlan)
  expect(slugsOf(begun, { type: 'begun' }, fitted)).toEqual(coachPlan)
  expect(slugsOf({ type: 'begun' }, begun, fitted)).toEqual(coachPlan)
  expect(slugsOf(begun, { type: 'plan-fitted', questions: [] }, fitted)).toEqual(coachPlan)
})

/** A report of an interview with the given first question, in which nothing was scored. */
function reportOf(interview: Interview, title: string): InterviewReport {
  const [first] = interview.plan?.questions ?? []
  if (!first) throw new Error('Nothing is planned')
  const about = { title, timeMs: 0, measured: [], askedSeq: 5, score: 0, dimensions: [] }
  const score: InterviewScore = {
    round: 'coding',
    overall: 0,
    isProvisional: false,
    dimensions: [],
    questions: [{ ...first, ...about }],
  }
  const texts = { verdict: '', strengths: [], improvements: [], author: '' }
  return { score, scoredBy: null, ...texts, strongerAnswer: null, next: null }
}

test('the timeline and the report show a lead-in with its author', () => {
  const events = eventsOf({ type: 'planned', plan }, begun, fitted, { type: 'begun' }, asked)
  const titles = new Map([['hard-graphs', 'Tours']])
  const [interview, timeline] = [foldInterview(events), timelineOf(events, titles)]
  expect(timeline.map(({ text, words }) => [text, words])).toEqual([
    ['Had the questions fitted to the job (the model openai:first)', null],
    ['Began the interview', null],
    ['Asked “Tours”, led in by the model openai:first', leadIn],
  ])
  const solution = {
    reasoning: ['Count the tours.'],
    complexity: { time: 'O(n)', space: 'O(1)' },
    references: { javascript: 'const tours = 1\n', python: 'tours = 1\n' },
  }
  const solutions = new Map([['hard-graphs', solution]])
  const written = reportMarkdown({
    ...{ heading: 'Coding', report: reportOf(interview, 'Tours'), interview, timeline, solutions },
    ...{ scoresNote: null, claims: null },
  })
  expect(written).toContain(
    `## Tours\n\n> ${leadIn}\n\nWritten by the model openai:first from the job description.`,
  )
  expect(written).toContain(
    '### A good solution\n\n- Count the tours.\n\nTime O(n), space O(1).\n\n```javascript\nconst tours = 1\n```',
  )
})

const own = {
  slug: 'written-1',
  topic: 'stack',
  difficulty: 'easy',
  minutes: 20,
  writtenBy: 'openai:first',
}
const requested = { type: 'writing-begun' }
const written = {
  type: 'question-written',
  written: { instead: 'easy-stack', planned: own },
  refusal: null,
}
const refused = { type: 'question-written', written: null, refusal: 'too-few-tests' }

test('a question that a model wrote replaces the planned one, once, at a request before the interview begins', () => {
  const coachPlan = ['easy-stack', 'easy-heap']
  expect(slugsOf(requested, written)).toEqual(['written-1', 'easy-heap'])
  expect(slugsOf(written)).toEqual(coachPlan)
  expect(slugsOf(requested, { type: 'begun' }, written)).toEqual(coachPlan)
  expect(slugsOf(requested, refused, written)).toEqual(coachPlan)
  expect(slugsOf(begun, requested, written)).toEqual(coachPlan)
  expect(
    foldInterview(eventsOf({ type: 'planned', plan }, requested, refused)).writing,
  ).toMatchObject({
    isOver: true,
    refusal: 'too-few-tests',
  })
})

test('the timeline and the report name the model that wrote a question', () => {
  const askedOwn = { type: 'question-asked', question: 'written-1' }
  const events = eventsOf(
    { type: 'planned', plan },
    requested,
    written,
    { type: 'begun' },
    askedOwn,
  )
  const interview = foldInterview(events)
  const timeline = timelineOf(events, new Map([['written-1', 'Refunds']]))
  expect(timeline[0]?.text).toBe('Took a question written for the job (the model openai:first)')
  const report = reportOf(interview, 'Refunds')
  const markdown = reportMarkdown({
    ...{ heading: 'Coding', report, interview, timeline, solutions: new Map() },
    ...{ scoresNote: null, claims: null },
  })
  expect(markdown).toContain('## Refunds\n\nWritten by a model (openai:first) for this interview.')
})
