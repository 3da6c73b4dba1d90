import { expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'
import { CODING, readInterview } from '../../test/interviews.ts'
import { event } from '../../test/models.ts'

const { signUpWithCredits } = await startApp()
const asha = await signUpWithCredits()

const create = async (requested: object) =>
  (await asha.post('/interviews', { ...CODING, ...requested })).json()

test('a requested kind is planned, named in the plan and kept as a wish', async () => {
  const { id } = await create({ kind: 'debug' })
  const [planned] = (await readInterview(asha, id)).events
  expect(planned).toMatchObject({
    plan: { questions: [{ kind: 'debug' }] },
    wish: { kind: 'debug' },
  })
  const { code, field } = await create({ kind: 'riddle' })
  expect([code, field]).toEqual(['validation_failed', 'kind'])
})

test.each([
  ['the kind', { kind: 'sql' }, 'sql', 'sql'],
  ['the topic', { topic: 'sql', language: 'java' }, 'sql', 'sql'],
  ['the language alone', { language: 'sql' }, 'sql', 'sql'],
  ['a question', { question: 'longest-streaks' }, 'sql', 'sql'],
  ['the language with another topic', { language: 'sql', topic: 'heap' }, 'heap', 'javascript'],
  ['no wish', { language: 'java', difficulty: 'hard' }, expect.not.stringContaining('sql'), 'java'],
])('queries and their language go together: %s', async (_wish, requested, topic, language) => {
  expect(await create(requested)).toMatchObject({ topic, language })
})

test('a query is answered, and its solution opens with the query alone', async () => {
  const { id } = await create({ question: 'books-never-lent' })
  await asha.post(`/interviews/${id}/events`, { events: [event('begun')] })
  const { questions } = await readInterview(asha, id)
  expect(questions).toMatchObject([
    { kind: 'sql', signature: { tables: [{ name: 'books' }, { name: 'loans' }] } },
  ])
  const probes = await asha.get(`/interviews/${id}/probes?question=books-never-lent`)
  expect(probes.json()).toEqual({ probes: [] })
  const submission = {
    id: crypto.randomUUID(),
    question: 'books-never-lent',
    language: 'sql',
    code: 'SELECT 1',
  }
  const { hiddenTests } = (await asha.post(`/interviews/${id}/submissions`, submission)).json()
  expect(hiddenTests.length).toBeGreaterThanOrEqual(8)
  await asha.post(`/interviews/${id}/events`, {
    events: [event('gave-up', { question: 'books-never-lent' })],
  })
  const { references } = (await asha.get(`/interviews/${id}/solutions/books-never-lent`)).json()
  expect(Object.keys(references)).toEqual(['sql'])
})
