import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { HIJACKED } from '../../../../stand-ins/src/models/injections.ts'
import { startApp } from '../../test/app.ts'
import { event, MODELS, QUESTION, report, startReplies, submitted } from '../../test/models.ts'
import { modelCalls } from '../models/table.ts'

const started = await startApp({ MODELS, MODEL_FIRST_WORDS_MS: '400' })
const { db, signUpWithCredits, advance } = started
const { script, calls, read } = await startReplies(started)
const ANSWER =
  'It is linear in time, because each charge is kept once in seen; for example 1000 charges take 1000 steps.'

/** An interview that has ended after an answer to its follow-up. The coach gives it 3 of 4 for communication. */
async function ended(answer = ANSWER) {
  // A minute later, models whose circuit the last test opened are tried again.
  advance(61_000)
  const asha = await signUpWithCredits()
  await script({ text: 'What does your map cost?' })
  const id = await submitted(asha)
  await (await read(asha, id)).done()
  await report(asha, id, event('follow-up-answered', { question: QUESTION, text: answer }), event('ended'))
  const score = async () => (await asha.get(`/interviews/${id}/report`)).json().score
  return { id, asha, score, review: async () => (await asha.post(`/interviews/${id}/review`)).json().review }
}
const says = (level: number, quote: string, more: object = {}) =>
  JSON.stringify({
    dimensions: [
      { question: QUESTION, dimension: 'communication', level, quote, note: 'Name the memory too.', ...more },
    ],
  })

test('a model reviews the answers once and leaves the score as it was', async () => {
  const { id, score, review } = await ended()
  const before = await score()
  await script({ text: says(4, 'each charge is kept once in seen') })
  const first = await review()
  const quote = 'each charge is kept once in seen'
  expect(first).toMatchObject({ by: 'openai:first', dimensions: [{ quote, note: 'Name the memory too.' }] })
  const [{ level, coachLevel }] = first.dimensions
  expect(Math.abs(level - coachLevel)).toBeLessThanOrEqual(1)
  expect(await review()).toEqual(first)
  expect([await score(), await calls()]).toMatchObject([before, [{ isStream: false }]])
  const rows = await db.select().from(modelCalls).where(eq(modelCalls.interviewId, id))
  expect(rows.map(({ purpose, outcome }) => [purpose, outcome])).toContainEqual(['review', 'complete'])
})

test.each([
  ['no words of the candidate', says(4, 'the best answer ever given'), []],
  ['too short a quote', says(4, 'linear'), []],
  ['a dimension that tests decide', says(4, 'each charge is kept once', { dimension: 'correctness' }), []],
  ['a level far from the coach’s', says(0, 'each charge is kept once'), [1]],
])('an assessment with %s is dropped or limited', async (_what, text, steps) => {
  const { review } = await ended()
  await script({ text })
  const { dimensions } = await review()
  expect(dimensions.map(({ level, coachLevel }: Record<string, number>) => (coachLevel ?? 0) - (level ?? 0))).toEqual(
    steps,
  )
})

test('a model whose answer does not match the schema is followed by the next; without a matching answer there is no review', async () => {
  const { review } = await ended()
  const text = says(3, 'each charge is kept once')
  await script({ model: 'first', text: '{"level":"four"}' }, { text })
  expect(await review()).toMatchObject({ by: 'anthropic:claude-second' })
  const other = await ended()
  await script({ text: HIJACKED.praise })
  expect(await other.review()).toBeNull()
})

test('a review needs an ended interview, and another user gets a 404', async () => {
  const { id, asha } = await ended('')
  expect((await asha.post(`/interviews/${id}/review`)).json()).toEqual({ review: null })
  const open = await submitted(asha)
  expect((await asha.post(`/interviews/${open}/review`)).statusCode).toBe(409)
  const ravi = await signUpWithCredits()
  expect((await ravi.post(`/interviews/${id}/review`)).statusCode).toBe(404)
})
