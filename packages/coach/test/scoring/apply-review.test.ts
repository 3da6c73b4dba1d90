import type { InterviewScore } from '@sightline/contracts/interviews/scores'
import { expect, test } from 'vitest'
import { questionVerdict } from '../../src/report/question-verdict.ts'
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
const answer = { text: 'Then I called\nthe customer.', seq: 7 }
const interview = { questions: [{ question: 'a-conflict', answers: [answer] }] }
const given = { quote: 'I called the customer', note: 'Say when.' }

test('a model’s levels are the scores, with its quote, its advice and the coach’s other level', () => {
  const review = {
    by: 'openai:first',
    dimensions: [{ ...of('action'), level: 3, coachLevel: 2, ...given }],
    kept: [{ ...of('result'), reason: 'no-quote' as const }],
  }
  const { questions, dimensions, overall } = applyReview(score, review, interview)
  const [situation, action, result] = questions[0]?.dimensions ?? []
  expect(situation).toEqual(score.questions[0]?.dimensions[0])
  expect(action).toMatchObject({
    level: 3,
    advice: 'Say when.',
    evidence: [
      { text: '', quote: 'I called the customer', seq: 7 },
      { text: 'The coach measured 2 of 4.' },
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
    applyReview(score, { dimensions, kept: [] }, interview).questions[0]?.dimensions ?? []
  expect([situation?.range, result?.range]).toEqual([
    { low: 1, high: 4 },
    { low: 0, high: 2 },
  ])
})

const verdictOn = (...levels: { level: number; coachLevel: number; note?: string }[]) => {
  const names = ['situation', 'action', 'result'] as const
  const dimensions = levels.map((scored, index) => ({
    ...of(names[index] ?? 'result'),
    ...given,
    ...scored,
  }))
  const [question] = applyReview(score, { dimensions, kept: [] }, interview).questions
  if (!question) throw new Error('The question is gone')
  return { ...questionVerdict('behavioral', question), dimensions: question.dimensions }
}

test('what the coach measured everywhere beside a model’s levels is no doubt about the answer', () => {
  const two = { level: 3, coachLevel: 2 }
  const { text, shown, toDo } = verdictOn(two, two, two)
  expect(text).toMatch(/^A good answer/)
  expect([shown, toDo]).toEqual([{ quote: given.quote, seq: 7 }, 'Say when.'])
})

test('at the highest level nothing is to be done, whatever the model says', () => {
  const best = { level: 4, coachLevel: 4 }
  const { text, toDo } = verdictOn(best, best, best)
  expect(text).toMatch(/^A strong answer/)
  expect(text).not.toContain('gained')
  expect(toDo).toBeNull()
})

test('a model’s level without a sentence has the rubric’s advice', () => {
  const { dimensions } = verdictOn({ level: 2, coachLevel: 2, note: '' })
  expect(dimensions[0]?.advice).toMatch(/\w+\.$/)
})
