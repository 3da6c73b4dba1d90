import { SAMPLE_ANSWER_MAX_LENGTH } from '@sightline/contracts/samples/samples'
import { expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'
import { loadQuestionBank } from '../interviews/public.ts'

const DAY_MS = 86_400_000

const { spoken } = loadQuestionBank()
const { browser, advance } = await startApp()
const slugs = async () => {
  const answer = await browser().get('/sample-questions')
  expect(answer.statusCode).toBe(200)
  return answer.json().map(({ slug }: { slug: string }) => slug)
}

test('visitors get easy questions with visible tests and one hint, and no solution', async () => {
  const answer = await browser().get('/sample-questions')
  for (const question of answer.json()) {
    expect(question).toMatchObject({
      difficulty: 'easy',
      kind: 'write',
      hints: [expect.any(String)],
    })
    expect(question.tests.length).toBeGreaterThan(2)
    expect(Object.keys(question)).not.toContain('solution')
  }
})

test('another question comes first every day, and all of them stay', async () => {
  const today = await slugs()
  advance(DAY_MS)
  const tomorrow = await slugs()
  expect(tomorrow).toEqual([...today.slice(1), today[0]])
  expect(new Set(today).size).toBe(today.length)
})

test('another behavioral question comes first every day, without its model answers', async () => {
  const questions = async () => (await browser().get('/sample-behavioral-questions')).json()
  const today = await questions()
  for (const question of today)
    expect(Object.keys(question).sort()).toEqual(['slug', 'statement', 'title'])
  advance(DAY_MS)
  expect(await questions()).toEqual([...today.slice(1), today[0]])
})

const ESTIMATE = 'an-estimate-far-off'
const answer = (text: string, question = ESTIMATE) =>
  browser().post('/sample-answers', { question, text })

test('an answer is read as in an interview: a story with its quotes, an evasion, another topic', async () => {
  const { stronger, weak } = spoken.get(ESTIMATE) as { stronger: string; weak: string }
  const [strong, evasive, other] = await Promise.all(
    [
      stronger,
      weak,
      'I like hiking in the mountains with my dog, and the view from up there is great.',
    ].map((text) => answer(text.slice(0, SAMPLE_ANSWER_MAX_LENGTH))),
  )
  const read = strong?.json()
  expect(read.score).toBeGreaterThan(3)
  expect(read.dimensions[0]).toMatchObject({ dimension: 'situation', title: 'Situation' })
  const quotes = read.dimensions.flatMap(({ evidence }: { evidence: { quote: string | null }[] }) =>
    evidence.flatMap(({ quote }) => quote ?? []),
  )
  expect(quotes.length).toBeGreaterThan(0)
  for (const quote of quotes)
    expect(stronger.replaceAll('\n', ' ')).toContain(quote.replaceAll('\n', ' '))
  expect(evasive?.json().score).toBeLessThan(read.score - 1)
  expect(other?.json().score).toBe(0)
})

test('an answer to a question that is none of the samples, an empty and a long one are refused', async () => {
  const [known] = [...spoken.keys()].filter((slug) => slug.startsWith('nine-'))
  expect((await answer('I did.', known)).statusCode).toBe(404)
  expect((await answer('')).statusCode).toBe(400)
  expect((await answer('a'.repeat(SAMPLE_ANSWER_MAX_LENGTH + 1))).statusCode).toBe(400)
})

test('a visitor who sends many answers is asked to wait', async () => {
  const visitor = browser()
  const body = { question: ESTIMATE, text: 'No.' }
  for (let count = 0; count < 20; count++)
    expect((await visitor.post('/sample-answers', body)).statusCode).toBe(200)
  const refused = await visitor.post('/sample-answers', body)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)])
})
