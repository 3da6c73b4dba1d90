import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'
import { askedAtTheEnd, event, MODELS, report, startReplies } from '../../test/models.ts'
import { modelCalls, textStreams } from '../models/table.ts'

const started = await startApp({ MODELS, MODEL_FIRST_WORDS_MS: '5000' })
const { db, signUpWithCredits, advance } = started
const { script, calls, read } = await startReplies(started)
/** A minute after the last test, models whose circuit it opened are tried again. */
const signUp = () => {
  advance(61_000)
  return signUpWithCredits()
}
const detail = async (user: SignedIn, id: string) => (await user.get(`/interviews/${id}`)).json()
const lastEvent = async (user: SignedIn, id: string) => (await detail(user, id)).events.at(-1)
const slow = { text: 'one two three four five six seven eight nine ten', paceMs: 100 }

/** Reads the reply of an interview until these words have come. */
async function readUntil(words: string, user: SignedIn, id: string, body: object = {}) {
  const page = await read(user, id, body)
  await expect.poll(page.said, { interval: 10 }).toContain(words)
  return page
}

test('two pages share one reply, and a page that lost its connection continues where it was', async () => {
  const asha = await signUp()
  await script(slow)
  const id = await askedAtTheEnd(asha)
  const [first, second] = await Promise.all([readUntil('three', asha, id), read(asha, id)])
  first.leave()
  const after = first.ids().at(-1)
  const back = await read(asha, id, { after })
  expect(await back.done()).toMatchObject({ outcome: 'complete' })
  await second.done()
  expect([second.said(), first.said() + back.said()]).toEqual([slow.text, slow.text])
  expect(await calls()).toHaveLength(1)
})

test('a reloaded page gets the words so far and then the rest, from the same call', async () => {
  const asha = await signUp()
  await script(slow)
  const id = await askedAtTheEnd(asha)
  const page = await readUntil('two', asha, id)
  page.leave()
  const reloaded = await read(asha, id)
  await reloaded.done()
  expect(reloaded.said()).toBe(slow.text)
  expect(await calls()).toHaveLength(1)
})

test('a reply without readers is finished within its token limit, stored, and there for the next reader', async () => {
  const asha = await signUp()
  // Longer than a second, after which a reply without readers ended once.
  await script({ ...slow, paceMs: 250 })
  const id = await askedAtTheEnd(asha)
  const page = await readUntil('two', asha, id)
  page.leave()
  await expect
    .poll(() => lastEvent(asha, id), { timeout: 5000 })
    .toMatchObject({ type: 'said', text: slow.text })
  expect(await lastEvent(asha, id)).not.toHaveProperty('isCutShort')
  expect(await calls()).toMatchObject([{ hasLeft: false, wordsSent: 10 }])
  const [call] = await db.select().from(modelCalls).where(eq(modelCalls.interviewId, id))
  expect(call).toMatchObject({ outcome: 'complete', tokensOut: expect.any(Number) })
  const stored = () => db.select().from(textStreams).where(eq(textStreams.interviewId, id))
  await expect.poll(stored).toMatchObject([{ outcome: 'complete', text: slow.text }])
  const [back, again] = await Promise.all([
    read(asha, id, { after: page.ids().at(-1) }),
    read(asha, id),
  ])
  expect([await back.done(), await again.done()]).toMatchObject([
    { outcome: 'nothing' },
    { outcome: 'nothing' },
  ])
  expect((await detail(asha, id)).isReplyOwed).toBe(false)
})

test('a candidate who goes on has the words so far before that, and a reply to the new question', async () => {
  const asha = await signUp()
  await script(slow)
  const id = await askedAtTheEnd(asha)
  const page = await readUntil('seven', asha, id)
  page.leave()
  await script({ text: 'To the other question.' })
  const asked = event('candidate-asked', { text: 'And otherwise?' })
  await report(asha, id, asked)
  const { events } = await detail(asha, id)
  expect(events.slice(-2)).toMatchObject([
    { text: expect.stringMatching(/^one/), isCutShort: true },
    { id: asked.id },
  ])
  expect(await (await read(asha, id)).done()).toMatchObject({
    events: [{ text: 'To the other question.' }],
  })
  expect((await detail(asha, id)).events).toHaveLength(events.length + 1)

  // The model still writes when the server notices with its next save.
  await script({ ...slow, paceMs: 300 })
  const ended = await askedAtTheEnd(asha)
  const reader = await readUntil('seven', asha, ended)
  await report(asha, ended, event('ended'))
  await expect
    .poll(async () => (await calls())[0]?.hasLeft, { timeout: 1000, interval: 20 })
    .toBe(true)
  expect(await reader.done()).toMatchObject({ outcome: 'stopped', events: [] })
  expect((await detail(asha, ended)).events.slice(-2)).toMatchObject([
    { isCutShort: true },
    { type: 'ended' },
  ])
})

test('a reply requested again goes on without subscribers, and a reloaded page joins it', async () => {
  const asha = await signUp()
  await script({ act: 'fail-midway', text: 'one two three four', times: 2 }, slow)
  const id = await askedAtTheEnd(asha)
  expect(await (await read(asha, id)).done()).toMatchObject({ outcome: 'interrupted' })
  expect((await detail(asha, id)).isReplyOwed).toBe(false)
  const again = await readUntil('two', asha, id, { again: true })
  again.leave()
  expect((await detail(asha, id)).isReplyOwed).toBe(true)
  const reloaded = await read(asha, id)
  expect(await reloaded.done()).toMatchObject({
    outcome: 'complete',
    events: [{ text: slow.text }],
  })
  expect((await detail(asha, id)).isReplyOwed).toBe(false)
})

test("a user's stop ends the provider's call within a second and keeps the words so far", async () => {
  const asha = await signUp()
  await script({ ...slow, paceMs: 300 })
  const id = await askedAtTheEnd(asha)
  const page = await readUntil('two', asha, id)
  expect((await asha.post(`/interviews/${id}/replies/stop`)).statusCode).toBe(204)
  await expect
    .poll(async () => (await calls())[0]?.hasLeft, { timeout: 1000, interval: 20 })
    .toBe(true)
  expect(await page.done()).toMatchObject({
    outcome: 'stopped',
    events: [{ isCutShort: true, by: 'openai:first' }],
  })
  const [call] = await db.select().from(modelCalls).where(eq(modelCalls.interviewId, id))
  expect(call).toMatchObject({ outcome: 'stopped', tokensOut: expect.any(Number) })
})

test('a user’s stop while the next model is asked keeps the words so far', async () => {
  const asha = await signUp()
  await script(
    { model: 'first', act: 'fail-midway', text: 'one two three four', paceMs: 20 },
    { waitMs: 30_000 },
  )
  const id = await askedAtTheEnd(asha)
  const reader = await read(asha, id)
  const isBroken = () => reader.events().some((received) => received.event === 'broke')
  await expect.poll(isBroken, { interval: 10 }).toBe(true)
  await asha.post(`/interviews/${id}/replies/stop`)
  expect(await reader.done()).toMatchObject({
    outcome: 'stopped',
    events: [{ text: 'one two', isCutShort: true }],
  })
})

test("after a user's stop before the first words, the coach answers", async () => {
  const asha = await signUp()
  await script({ act: 'stall' })
  const id = await askedAtTheEnd(asha, 'How am I scored?')
  const page = await read(asha, id)
  await asha.post(`/interviews/${id}/replies/stop`)
  expect(await page.done()).toMatchObject({ outcome: 'complete' })
  expect(page.author()).toMatchObject({ by: 'coach' })
})

test('a user has three streams at most, and another user gets a 404', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  await script(slow)
  const id = await askedAtTheEnd(asha)
  const open = await Promise.all(Array.from({ length: 4 }, () => read(asha, id)))
  expect(open.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429])
  expect((await read(ravi, id)).status).toBe(404)
  expect((await ravi.post(`/interviews/${id}/replies/stop`)).statusCode).toBe(404)
  expect((await ravi.get(`/interviews/${id}/replies`)).statusCode).toBe(404)
})
