import { expect, test } from 'vitest'
import { alternativesTo } from '../../src/interviewer/alternatives.ts'
import { bank, planOf, seenOf } from '../play-interview.ts'

const slugs = (...args: Parameters<typeof alternativesTo>) =>
  Object.fromEntries(
    [...alternativesTo(...args)].map(([slug, alternatives]) => [
      slug,
      alternatives.map((question) => question.slug),
    ]),
  )
const pool = [...bank.values()]

test('any unplanned question may replace a planned one', () => {
  const others = ['easy-heap', 'medium-stack', 'hard-heap', 'hard-graphs']
  expect(slugs(planOf('easy-stack', 'medium-heap'), { requested: {}, pool, seen: [] })).toEqual({
    'easy-stack': others,
    'medium-heap': others,
  })
})

test('alternatives keep the requested topic, difficulty and question', () => {
  const plan = planOf('easy-stack', 'easy-heap')
  const slugsFor = (requested: object) => slugs(plan, { requested, pool, seen: [] })
  expect(slugsFor({ topic: 'heap' })['easy-heap']).toEqual(['medium-heap', 'hard-heap'])
  expect(slugsFor({ difficulty: 'easy' })).toEqual({ 'easy-stack': [], 'easy-heap': [] })
  expect(slugsFor({ question: 'easy-stack' })).toMatchObject({
    'easy-stack': [],
    'easy-heap': { length: 4 },
  })
})

test('a question that the candidate has seen replaces only another seen question', () => {
  const plan = planOf('easy-stack', 'easy-heap')
  const seen = seenOf('easy-stack', 'medium-stack', 'medium-heap', 'hard-heap')
  expect(slugs(plan, { requested: {}, pool, seen })).toEqual({
    'easy-stack': ['medium-stack', 'medium-heap', 'hard-heap', 'hard-graphs'],
    'easy-heap': ['hard-graphs'],
  })
})
