import { foldInterview } from '@sightline/coach/interview/fold'
import type { InterviewEvent, NewEvent } from '@sightline/contracts/interviews/events'
import { expect, test } from 'vitest'
import { codingTurns } from './coding-turns.ts'

type Body = NewEvent extends infer Event
  ? Event extends NewEvent
    ? Omit<Event, 'id' | 'version'>
    : never
  : never

const question = 'two-sum'
const submission = '00000000-0000-4000-8000-000000000004'
const plan = {
  round: 'coding' as const,
  questions: [{ slug: question, topic: 'stack', difficulty: 'easy', minutes: 20 }],
}
const passed = {
  name: 'a',
  isHidden: false,
  status: 'passed',
  input: '',
  expected: '',
  got: '',
  timeMs: 1,
  output: '',
  error: null,
} as const

const interviewOf = (...bodies: Body[]) =>
  foldInterview(
    bodies.map(
      (body, index) =>
        ({
          id: `00000000-0000-4000-8000-00000000000${index}`,
          version: 1,
          seq: index + 1,
          at: new Date(index * 1000).toISOString(),
          ...body,
        }) as InterviewEvent,
    ),
  )
const begun: Body[] = [
  { type: 'planned', plan } as Body,
  { type: 'begun' },
  { type: 'said', part: 'introduction', text: 'I am the coach.' },
  { type: 'question-asked', question },
]
const submitted: Body[] = [
  { type: 'submitted', question, language: 'python', code: 'x' },
  { type: 'submission-judged', question, submission, results: [passed] },
]
const kindsOf = (...bodies: Body[]) =>
  codingTurns(interviewOf(...bodies), []).map(({ kind }) => kind)

test('introduction, hints, submissions and answered follow-ups stand in their order', () => {
  expect(
    kindsOf(
      ...begun,
      ...submitted,
      { type: 'follow-up-asked', question, about: 'cost', text: 'What does it cost?' },
      { type: 'hint-asked', question, position: 1 },
      { type: 'follow-up-answered', question, text: 'O(n).' },
    ),
  ).toEqual(['coach', 'question', 'submission', 'coach', 'candidate', 'hint'])
})

test('the open follow-up and the closing conversation are left out until the interview has ended', () => {
  const asked: Body = {
    type: 'follow-up-asked',
    question,
    about: 'cost',
    text: 'What does it cost?',
  }
  const closing: Body = { type: 'said', part: 'closing', text: 'That was the last question.' }
  expect(kindsOf(...begun, ...submitted, asked)).toEqual(['coach', 'question', 'submission'])
  expect(kindsOf(...begun, { type: 'moved-on', question }, closing)).toEqual(['coach', 'question'])
  expect(kindsOf(...begun, { type: 'moved-on', question }, closing, { type: 'ended' })).toEqual([
    'coach',
    'question',
    'coach',
  ])
})
