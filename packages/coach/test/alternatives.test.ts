import { expect, test } from 'vitest'
import { alternativesTo } from '../src/interviewer/alternatives.ts'
import { bank, planOf } from './play-interview.ts'

const slugs = (...of: Parameters<typeof alternativesTo>) =>
  Object.fromEntries([...alternativesTo(...of)].map(([slug, others]) => [slug, others.map((other) => other.slug)]))
const pool = [...bank.values()]

test('any question that is not planned may take the place of a planned one', () => {
  const others = ['easy-heap', 'medium-stack', 'hard-heap', 'hard-graphs']
  expect(slugs(planOf('easy-stack', 'medium-heap'), { requested: {}, pool, seen: [] })).toEqual({
    'easy-stack': others,
    'medium-heap': others,
  })
})

test('what the candidate chose stays: topic, difficulty, and a certain question', () => {
  const plan = planOf('easy-stack', 'easy-heap')
  const of = (requested: object) => slugs(plan, { requested, pool, seen: [] })
  expect(of({ topic: 'heap' })['easy-heap']).toEqual(['medium-heap', 'hard-heap'])
  expect(of({ difficulty: 'easy' })).toEqual({ 'easy-stack': [], 'easy-heap': [] })
  expect(of({ question: 'easy-stack' })).toMatchObject({ 'easy-stack': [], 'easy-heap': { length: 4 } })
})

test('what was seen before takes only the place of what was seen before', () => {
  const plan = planOf('easy-stack', 'easy-heap')
  const seen = ['easy-stack', 'medium-stack', 'medium-heap', 'hard-heap']
  expect(slugs(plan, { requested: {}, pool, seen })).toEqual({
    'easy-stack': ['medium-stack', 'medium-heap', 'hard-heap', 'hard-graphs'],
    'easy-heap': ['hard-graphs'],
  })
})
