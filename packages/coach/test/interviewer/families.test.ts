import { expect, test } from 'vitest'
import { alternativesTo } from '../../src/interviewer/alternatives.ts'
import { planInterview } from '../../src/interviewer/plan-interview.ts'
import { bank, planOf, play, seenOf, submission } from '../play-interview.ts'

const family = 'the-same-idea'
/** The bank of the tests, in which the given questions are near duplicates of each other. */
const withFamily = (...slugs: string[]) =>
  new Map(
    [...bank.values()].map((question) => [
      question.slug,
      slugs.includes(question.slug) ? { ...question, family } : question,
    ]),
  )

test('whoever has met one question of a family is asked the others last, and told so', () => {
  const pool = withFamily('easy-stack', 'medium-stack').values()
  const [planned] = planInterview(pool, { topic: 'stack' }, seenOf('medium-stack')).questions
  expect(planned).toMatchObject({
    slug: 'easy-stack',
    repeat: { lastAt: expect.any(String), isSolutionRead: false, isOfFamily: true },
  })
  const all = [...withFamily('easy-stack', 'hard-graphs').values()]
  expect(planInterview(all, {}, seenOf('hard-graphs')).questions).toMatchObject([
    { slug: 'easy-heap' },
  ])
})

test('having read the solution of one says nothing about the solution of another', () => {
  const pool = [...withFamily('easy-stack', 'easy-heap').values()]
  const seen = [{ slug: 'easy-heap', lastAt: '2026-01-01T00:00:00.000Z', isSolutionRead: true }]
  const repeatOf = (question: string) =>
    planInterview(pool, { question }, seen).questions[0]?.repeat
  expect(repeatOf('easy-stack')).toMatchObject({ isSolutionRead: false, isOfFamily: true })
  expect(repeatOf('easy-heap')).toEqual({
    lastAt: '2026-01-01T00:00:00.000Z',
    isSolutionRead: true,
  })
})

test('no interview has two questions of one family, neither planned, adapted nor fitted', () => {
  const questions = withFamily('easy-stack', 'easy-heap', 'medium-heap')
  const { questions: planned } = planInterview(questions.values(), { length: 'standard' }, [])
  expect(planned.map(({ slug }) => slug)).toEqual(['easy-heap', 'medium-stack'])

  const plan = planOf('easy-stack', 'hard-graphs')
  const solved = [
    ...submission('easy-heap', '++++'),
    { type: 'moved-on', question: 'easy-heap' },
    { type: 'follow-up-answered', question: 'easy-heap', text: '' },
  ]
  const next = play(
    planOf('easy-heap', 'easy-stack'),
    solved,
    withFamily('easy-heap', 'medium-heap'),
  )
  expect(next.interview.adapted).toEqual({ 'medium-stack': 'strong' })

  const offered = alternativesTo(plan, { requested: {}, pool: questions.values(), seen: [] })
  expect([...offered.values()].flat().map(({ slug }) => slug)).not.toContain('medium-heap')
})

test('a further question is rather of another difficulty than a repeat, the first one is not', () => {
  const requested = { topic: 'heap', difficulty: 'easy', length: 'standard' } as const
  const slugs = (...seen: string[]) =>
    planInterview(bank.values(), requested, seenOf(...seen)).questions.map(({ slug }) => slug)
  expect(slugs()).toEqual(['easy-heap', 'medium-heap'])
  expect(slugs('medium-heap')).toEqual(['easy-heap', 'hard-heap'])
  expect(slugs('easy-heap')).toEqual(['easy-heap', 'medium-heap'])
})

test('who has met no question begins with an opener, unless something else is requested', () => {
  const pool = [...bank.values()].map((question) =>
    question.slug === 'easy-stack' ? { ...question, opener: true as const } : question,
  )
  const first = (...args: [Parameters<typeof planInterview>[1], ...string[]]) => {
    const [requested, ...seen] = args
    return planInterview(pool, requested, seenOf(...seen)).questions[0]?.slug
  }
  expect(first({})).toBe('easy-stack')
  expect(first({}, 'hard-heap')).toBe('easy-heap')
  expect(first({ topic: 'graphs' })).toBe('hard-graphs')
  expect(first({ difficulty: 'hard' })).toBe('hard-graphs')
})
