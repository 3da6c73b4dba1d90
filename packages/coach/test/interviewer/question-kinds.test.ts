import type { Plan } from '@sightline/contracts/interviews/events'
import type { QuestionKind, QuestionTheme } from '@sightline/contracts/questions/questions'
import { expect, test } from 'vitest'
import { alternativesTo } from '../../src/interviewer/alternatives.ts'
import { planInterview } from '../../src/interviewer/plan-interview.ts'
import { bank, play, seenOf, submission } from '../play-interview.ts'

const [first] = bank.values()
if (!first) throw new Error('The bank is empty')
const question = (slug: string, kind: QuestionKind, themes: QuestionTheme[] = []) => ({
  ...first,
  slug,
  kind,
  themes,
})
const query = (slug: string, difficulty: 'easy' | 'medium') =>
  ({ ...question(slug, 'sql'), topic: 'sql', difficulty }) as const
const pool = [
  ...bank.values(),
  question('reader', 'class', ['parse']),
  question('limiter', 'class', ['api']),
  question('fields', 'write', ['parse']),
  question('brackets', 'debug'),
  query('totals', 'easy'),
  query('streaks', 'medium'),
]
const planned = (requested: Parameters<typeof planInterview>[1], seen = seenOf()) =>
  planInterview(pool, requested, seen).questions.map(({ slug, kind }) => [slug, kind])

test('a requested kind is planned and named, whether it is a kind or a theme', () => {
  expect(planned({ kind: 'debug' })).toEqual([['brackets', 'debug']])
  expect(planned({ kind: 'api' })).toEqual([['limiter', 'api']])
  expect(planned({ kind: 'parse', length: 'standard' }).slice(0, 2)).toEqual([
    ['fields', 'parse'],
    ['reader', 'parse'],
  ])
})

test('a kind counts more than a topic and a difficulty', () => {
  expect(planned({ kind: 'class', topic: 'graphs', difficulty: 'hard' })).toEqual([
    ['limiter', 'class'],
  ])
})

test('a seen question of a kind comes after the others of that kind, and before other kinds', () => {
  expect(planned({ kind: 'class' }, seenOf('limiter'))).toEqual([['reader', 'class']])
  expect(planned({ kind: 'debug' }, seenOf('brackets'))).toEqual([['brackets', 'debug']])
})

test('queries are planned only where they are requested, and then alone', () => {
  const isQuery = ([slug]: (string | undefined)[]) => slug === 'totals' || slug === 'streaks'
  expect(planned({ length: 'long' }).some(isQuery)).toBe(false)
  const requests = [{ kind: 'sql' }, { topic: 'sql' }, { question: 'streaks' }] as const
  for (const requested of requests) {
    const questions = planned({ ...requested, length: 'standard' })
    expect(questions).toHaveLength(2)
    expect(questions.every(isQuery)).toBe(true)
  }
})

test('alternatives are of the requested kind, and never mix queries with programs', () => {
  const plan: Plan = planInterview(pool, { kind: 'parse' }, [])
  const slugsFor = (requested: Parameters<typeof alternativesTo>[1]['requested']) =>
    [...alternativesTo(plan, { requested, pool, seen: [] }).values()].flat().map(({ slug }) => slug)
  expect(slugsFor({ kind: 'parse' })).toEqual(['reader'])
  expect(slugsFor({})).not.toContain('totals')
})

test('an interview of queries goes on with a harder query, and asks about the plan of the query', () => {
  const questions = new Map(
    [query('totals', 'easy'), query('rows', 'easy'), ...pool].map((entry) => [entry.slug, entry]),
  )
  const plan = planInterview(
    [query('totals', 'easy'), query('rows', 'easy')],
    { kind: 'sql', length: 'standard' },
    [],
  )
  const [slug = ''] = plan.questions.map((entry) => entry.slug)
  const submitted = submission(slug, '++', 'SELECT 1').map((step) => ({
    ...step,
    ...('code' in step && { language: 'sql' }),
  }))
  const { events } = play(
    plan,
    [
      ...submitted,
      { type: 'follow-up-answered', question: slug, text: '' },
      { type: 'moved-on', question: slug },
    ],
    questions,
  )
  const text = expect.stringContaining('which index would help')
  expect(events.find(({ type }) => type === 'follow-up-asked')).toMatchObject({
    about: 'cost',
    text,
  })
  expect(events.find(({ type }) => type === 'plan-adapted')).toMatchObject({
    because: 'strong',
    planned: { topic: 'sql' },
  })
})

test('preferred kinds and topics come first among new questions, and repeat none', () => {
  const preferred = { topics: ['graphs' as const], kinds: ['api' as const] }
  expect(planned({ preferred })).toEqual([['limiter', 'api']])
  const later = planInterview(pool, { preferred }, seenOf('limiter')).questions
  expect(later.map(({ slug, topic }) => [slug === 'limiter', topic])).toEqual([[false, 'graphs']])
  const onlySeen = [question('limiter', 'class', ['api']), question('new', 'write')]
  expect(planInterview(onlySeen, { preferred }, seenOf('limiter')).questions).toMatchObject([
    { slug: 'new' },
  ])
})
