import { InterviewEvent } from '@sightline/contracts/interview-events'
import { EVENT_VERSION } from '@sightline/contracts/interview-limits'
import type { InterviewScore } from '@sightline/contracts/scores'
import { expect, test } from 'vitest'
import { foldInterview } from '../../src/interview/fold.ts'
import { reportMarkdown } from '../../src/report/report-markdown.ts'
import { timelineOf } from '../../src/report/timeline.ts'
import { planOf } from '../play-interview.ts'

const plan = planOf('easy-stack', 'easy-heap')
const [planned] = planOf('hard-graphs').questions
const leadIn = 'The routing team plans tours.'
const fitted = { type: 'plan-fitted', by: 'openai:first', questions: [{ instead: 'easy-stack', planned, leadIn }] }
const asked = { type: 'question-asked', question: 'hard-graphs' }

const eventsOf = (...bodies: object[]) =>
  bodies.map((body, index) => {
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
    return InterviewEvent.parse({ id, version: EVENT_VERSION, seq: index + 1, at: '2026-03-01T10:00:00.000Z', ...body })
  })
const begun = { type: 'fitting-begun' }
const slugsOf = (...bodies: object[]) =>
  foldInterview(eventsOf({ type: 'planned', plan }, ...bodies)).plan?.questions.map(({ slug }) => slug)

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

test('the timeline and the report show a lead-in with its author', () => {
  const events = eventsOf({ type: 'planned', plan }, begun, fitted, { type: 'begun' }, asked)
  const titles = new Map([['hard-graphs', 'Tours']])
  const [interview, timeline] = [foldInterview(events), timelineOf(events, titles)]
  expect(timeline.map(({ text, words }) => [text, words])).toEqual([
    ['Had the questions fitted to the job (the model openai:first)', null],
    ['Began the interview', null],
    ['Asked “Tours”, led in by the model openai:first', leadIn],
  ])
  const [first] = interview.plan?.questions ?? []
  if (!first) throw new Error('Nothing is planned')
  const about = { title: 'Tours', timeMs: 0, measured: [], askedSeq: 5, score: 0, dimensions: [] }
  const score: InterviewScore = { round: 'coding', overall: 0, dimensions: [], questions: [{ ...first, ...about }] }
  const report = {
    score,
    scoredBy: null,
    verdict: '',
    strengths: [],
    improvements: [],
    strongerAnswer: null,
    next: null,
    author: '',
  }
  const solution = {
    reasoning: ['Count the tours.'],
    complexity: { time: 'O(n)', space: 'O(1)' },
    references: { javascript: 'const tours = 1\n', python: 'tours = 1\n' },
  }
  const solutions = new Map([['hard-graphs', solution]])
  const written = reportMarkdown({
    heading: 'Coding',
    report,
    interview,
    timeline,
    scoresNote: null,
    claims: null,
    solutions,
  })
  expect(written).toContain(`## Tours\n\n> ${leadIn}\n\nWritten by the model openai:first from the job description.`)
  expect(written).toContain(
    '### A good solution\n\n- Count the tours.\n\nTime O(n), space O(1).\n\n```javascript\nconst tours = 1\n```',
  )
})
