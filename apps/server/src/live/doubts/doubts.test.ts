import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { startApp } from '../../../test/app.ts'
import { beginSession, event, segment, store } from '../../../test/live.ts'
import { startReplies } from '../../../test/models.ts'
import { modelCalls } from '../../models/public.ts'

const started = await startApp({ MODELS: 'openai:first' })
const { db, signUpWithCredits: signUp, advance } = started
const { script, calls } = await startReplies(started)

/** By the rules it asks nothing, but they are not sure. */
const STATED = 'Your last answer surprised me quite a lot.'
/** By the rules it asks, but they are not sure. */
const MARKED = 'Your notice period, with the holidays in between.'
/** By the rules it sets no problem, but they are not sure. */
const PAGE = 'Exercise 4\nPlease reverse the order of the words in the sentence.'

/** A session in which one thing happens; `more` are fields of the session. */
async function session(happens: object, more: object = {}) {
  // The models are asked again, whatever they did in the test before.
  advance(61_000)
  const asha = await signUp()
  const id = await beginSession(asha, more)
  const stored: { type: string }[] = await store(asha, id, happens)
  const prompts = async () =>
    (await asha.get(`/live/${id}`))
      .json()
      .events.filter(({ type }: { type: string }) => type === 'prompt-found')
  const doubts = async () =>
    (await db.select().from(modelCalls).where(eq(modelCalls.interviewId, id))).filter(
      ({ purpose }) => purpose === 'live-doubt',
    )
  const untilAsked = (times = 1) =>
    vi.waitFor(async () => expect(await doubts()).toHaveLength(times), 10_000)
  const untilPrompts = (count: number) =>
    vi.waitFor(async () => expect(await prompts()).toHaveLength(count), 10_000)
  return { asha, id, stored, prompts, doubts, untilAsked, untilPrompts }
}
const doubtCalls = async () =>
  (await calls()).filter(({ texts }) => texts[0]?.includes('answer one question about it'))

test('a doubtful sentence is stored at once, and is a prompt point when a model says so; its tokens count', async () => {
  await script({ text: 'Yes.' })
  const { id, asha, stored, doubts, untilPrompts } = await session(segment('them', STATED))
  expect(stored.map(({ type }) => type)).toEqual(['segment-heard'])
  await untilPrompts(1)
  const [call] = await doubts()
  expect(call).toMatchObject({ outcome: 'complete', model: 'openai:first' })
  expect(call?.tokensIn).toBeGreaterThan(0)
  const { tokensUsed } = (await asha.get(`/live/${id}`)).json()
  expect(tokensUsed).toBeGreaterThanOrEqual((call?.tokensIn ?? 0) + (call?.tokensOut ?? 0))
  const [asked] = await doubtCalls()
  expect(asked?.texts.at(-1)).toMatch(/\[data transcript \S+\]\nThem: Your last answer/)
  expect(asked?.settings.max_output_tokens).toBe(16)
  // The answer to it begins as to any other.
  await vi.waitFor(async () => expect(await calls()).toHaveLength(2), 10_000)
})

test('what the rules take for a question is none when a model says so', async () => {
  await script({ text: 'no' })
  const { prompts, untilAsked } = await session(segment('them', MARKED))
  await untilAsked()
  expect(await prompts()).toEqual([])
})

test('a doubtful page is a problem when a model says so', async () => {
  await script({ text: 'Yes' })
  const look = event('screen-read', { atMs: 1, text: PAGE, isDoubtful: false })
  const { prompts, untilPrompts } = await session(look, { kind: 'coding' })
  await untilPrompts(1)
  expect(await prompts()).toMatchObject([
    { from: 'screen', question: 'Please reverse the order of the words in the sentence.' },
  ])
  expect((await doubtCalls())[0]?.texts.at(-1)).toMatch(/\[data screen \S+\]\nExercise 4/)
})

test.each([
  ['is late', { waitMs: 5000, text: 'no' }, 'stopped'],
  ['fails', { act: 'fail' }, 'failed'],
  ['says neither', { text: 'That depends.' }, 'complete'],
])('when the model %s, the rules decide within half a second', async (_, step, outcome) => {
  await script(step)
  const before = performance.now()
  const { doubts, untilPrompts } = await session(segment('them', MARKED))
  await untilPrompts(1)
  expect(await doubts()).toMatchObject([{ outcome }])
  const { totalMs = 0 } = (await doubts())[0] ?? {}
  expect(totalMs).toBeLessThan(500)
  expect(performance.now() - before).toBeLessThan(5000)
})

test('after three answers that did not come no model is asked for a minute, and answers go on', async () => {
  await script({ text: 'no' })
  const { asha, id, untilAsked, untilPrompts } = await session(segment('them', MARKED))
  await untilAsked(1)
  await script({ waitMs: 2000, text: 'no' })
  for (const asked of [2, 3, 4]) {
    await store(asha, id, segment('them', MARKED, asked * 60_000))
    await untilAsked(asked)
  }
  await script({ text: 'no' })
  await store(asha, id, segment('them', MARKED, 300_000))
  await untilPrompts(4)
  expect(await doubtCalls()).toHaveLength(0)
  // The slow model is still the one that answers.
  await vi.waitFor(async () => expect((await calls()).length).toBeGreaterThan(0), 10_000)
  advance(61_000)
  await store(asha, id, segment('them', MARKED, 400_000))
  await untilAsked(5)
  expect(await doubtCalls()).toHaveLength(1)
})

test('a model that is being asked about one sentence is not asked about the next', async () => {
  await script({ act: 'stall' })
  const { asha, id, untilPrompts, doubts } = await session(segment('them', MARKED))
  await vi.waitFor(async () => expect(await doubtCalls()).toHaveLength(1), 10_000)
  await store(asha, id, segment('them', 'Your salary, with all of it.', 60_000))
  await untilPrompts(1)
  await vi.waitFor(async () => expect(await doubts()).toHaveLength(1), 10_000)
  await script({ text: 'So.' })
})

test('without answers, and where no answer is begun by itself, no model is asked', async () => {
  await script({ text: 'no' })
  const { prompts } = await session(segment('them', MARKED), { setting: 'not-permitted' })
  await vi.waitFor(async () => expect(await prompts()).toHaveLength(1), 10_000)
  const quiet = await session(event('answering-changed', { isAutomatic: false }))
  await store(quiet.asha, quiet.id, segment('them', MARKED))
  await quiet.untilPrompts(1)
  expect(await doubtCalls()).toHaveLength(0)
})
