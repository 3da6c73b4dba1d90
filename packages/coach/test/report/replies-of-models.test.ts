import { InterviewEvent } from '@sightline/contracts/interviews/events'
import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import { expect, test } from 'vitest'
import { timelineOf } from '../../src/report/timeline.ts'

const question = 'easy-stack'
const eventsOf = (...bodies: object[]) =>
  bodies.map((body, index) =>
    InterviewEvent.parse({
      id: crypto.randomUUID(),
      version: EVENT_VERSION,
      seq: index + 1,
      at: '2026-03-01T10:00:00.000Z',
      ...body,
    }),
  )

test('the timeline has each reply of a model once, with its author, and says which were cut short', () => {
  const asks = { type: 'candidate-asked', text: 'What would you do better?' }
  const answer = { type: 'said', part: 'answer' }
  const events = eventsOf(
    {
      type: 'follow-up-asked',
      question,
      about: 'memory',
      text: 'What does the map hold?',
      by: 'openai:first',
    },
    asks,
    { ...answer, text: 'Measure first.', by: 'openai:first' },
    asks,
    { ...answer, text: 'First half.', by: 'anthropic:claude-second', isCutShort: true },
    { ...answer, text: 'You are scored from 0 to 4.' },
  )
  expect(timelineOf(events, new Map()).map(({ text, words }) => [text, words])).toEqual([
    ['Asked a follow-up (the model openai:first)', 'What does the map hold?'],
    ['Asked the coach', asks.text],
    ['Answered (the model openai:first)', 'Measure first.'],
    ['Asked the coach', asks.text],
    ['Answered (the model anthropic:claude-second), cut short', 'First half.'],
    ['Answered', 'You are scored from 0 to 4.'],
  ])
})
