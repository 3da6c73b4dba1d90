import type { InterviewScore } from '@sightline/contracts/interviews/scores'
import { expect, test } from 'vitest'
import { applyReview } from '../../src/scoring/apply-review.ts'

const fact = { text: 'A number: 40%.', quote: null, seq: 3 }
const coach = { meaning: 'The coach’s.', evidence: [fact] }
const score: InterviewScore = {
  round: 'behavioral',
  overall: 1.5,
  isProvisional: false,
  dimensions: [],
  questions: [
    {
      slug: 'a-conflict',
      title: 'A conflict',
      topic: 'conflict',
      difficulty: 'easy',
      minutes: 5,
      timeMs: 1000,
      measured: [
        { term: 'Not sure', value: 'between 0 and 2' },
        { term: 'Words', value: '90' },
      ],
      askedSeq: 2,
      score: 1.5,
      dimensions: [
        { dimension: 'situation', level: 1, ...coach },
        { dimension: 'action', level: 2, range: { low: 0, high: 2 }, ...coach },
        { dimension: 'result', level: 2, ...coach },
      ],
    },
  ],
}
const of = (dimension: 'situation' | 'action' | 'result') => ({ question: 'a-conflict', dimension })
const given = { quote: 'I called the customer', note: 'Say when.' }

test('a model’s levels are the scores, with its quote, its advice and the coach’s level', () => {
  const review = {
    by: 'openai:first',
    dimensions: [{ ...of('action'), level: 3, coachLevel: 2, ...given }],
    kept: [{ ...of('result'), reason: 'no-quote' as const }],
  }
  const { questions, dimensions, overall } = applyReview(score, review)
  const [situation, action, result] = questions[0]?.dimensions ?? []
  expect(situation).toEqual(score.questions[0]?.dimensions[0])
  expect(action).toMatchObject({
    level: 3,
    advice: 'Say when.',
    evidence: [
      { text: '', quote: 'I called the customer' },
      { text: 'Scored by the model openai:first. The coach measured 2 of 4.' },
    ],
  })
  expect(action).not.toHaveProperty('range')
  expect(result).toMatchObject({
    level: 2,
    evidence: [fact, { text: expect.stringContaining('coach’s score stands') }],
  })
  expect(dimensions.find(({ dimension }) => dimension === 'action')?.score).toBe(3)
  expect(questions[0]?.measured).toEqual([{ term: 'Words', value: '90' }])
  expect(overall).toBe(questions[0]?.score)
})

test('a model’s level two or more away from the coach’s has both as its range', () => {
  const dimensions = [
    { ...of('situation'), level: 4, coachLevel: 1, ...given },
    { ...of('result'), level: 0, coachLevel: 2, ...given },
  ]
  const [situation, , result] =
    applyReview(score, { by: 'openai:first', dimensions, kept: [] }).questions[0]?.dimensions ?? []
  expect([situation?.range, result?.range]).toEqual([
    { low: 1, high: 4 },
    { low: 0, high: 2 },
  ])
})
