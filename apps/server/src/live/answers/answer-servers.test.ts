import { HEARTBEAT_S } from '@sightline/contracts/platform/events'
import { firstAnswerId } from '@sightline/live/answers/first-answer'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type SignedIn, startApp } from '../../../test/app.ts'
import { beginSession, event, readAnswer, segment, store } from '../../../test/live.ts'
import { startReplies } from '../../../test/models.ts'
import { moreServers } from '../../../test/servers.ts'
import { textStreams } from '../../models/table.ts'

const started = await startApp({ MODELS: 'openai:first', MODEL_FIRST_WORDS_MS: '60000' })
const { db, signUpWithCredits: signUp, advance } = started
const { address, script, calls } = await startReplies(started)
const { startAnother, startMortal } = moreServers(started)
const slow = { text: 'one two three four five six seven eight nine ten', paceMs: 150 }

/** A session in which this server has heard a question and begun its answer. */
async function askedSession() {
  // A minute after the last test, models whose circuit it opened are tried again.
  advance(61_000)
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'sales-call' })
  const [, { id: prompt }] = await store(asha, id, segment('them', 'What does a pilot cost?'))
  await expect.poll(calls).toHaveLength(1)
  const answer = firstAnswerId(prompt)
  const read = (at = address, more: object = {}) =>
    readAnswer(at, asha, id, { id: answer, prompt, ...more })
  return { asha, id, answer, read }
}
const answersOf = async (user: SignedIn, id: string) =>
  (await user.get(`/live/${id}`))
    .json()
    .events.filter(({ type }: { type: string }) => type === 'answer-given')
const rowsOf = (id: string) => db.select().from(textStreams).where(eq(textStreams.interviewId, id))

test('a page reads the words of an answer on another server than the one that writes it, which is asked once', async () => {
  const { address: elsewhere } = await startAnother()
  await script(slow)
  const { asha, id, read } = await askedSession()
  const pages = await Promise.all([read(elsewhere), read(), read(elsewhere)])
  await expect.poll(pages[0].said, { interval: 10 }).toContain('two')
  expect(pages[0].said()).not.toContain('ten')
  const stored = await Promise.all(pages.map(({ done }) => done()))
  expect(stored[0]).toMatchObject({ text: slow.text, by: 'openai:first' })
  expect(stored).toEqual([stored[0], stored[0], stored[0]])
  for (const page of pages) expect(page.said()).toBe(slow.text)
  expect(await (await read(elsewhere)).done()).toEqual(stored[0])
  expect(await answersOf(asha, id)).toEqual([stored[0]])
  expect(await calls()).toHaveLength(1)
})

test('a page that lost its connection goes on where it was, on any server', async () => {
  const { address: elsewhere } = await startAnother()
  await script(slow)
  const { read } = await askedSession()
  const first = await read()
  await expect.poll(first.said, { interval: 10 }).toContain('two')
  first.leave()
  const second = await read(elsewhere, { after: first.ids().at(-1) })
  await expect.poll(second.said, { interval: 10 }).toContain('four')
  second.leave()
  const third = await read(address, { after: second.ids().at(-1) })
  await third.done()
  expect(first.said() + second.said() + third.said()).toBe(slow.text)
})

test("a user's stop on one server ends an answer that another one writes", async () => {
  const { app } = await startAnother()
  await script({ ...slow, paceMs: 500 })
  const { asha, id, read } = await askedSession()
  const page = await read()
  await expect.poll(page.said, { interval: 10 }).toContain('two')
  const stopped = await app.inject({
    method: 'POST',
    url: `/api/live/${id}/answers/stop`,
    cookies: Object.fromEntries(asha.cookies),
    remoteAddress: asha.address,
  })
  expect(stopped.statusCode).toBe(204)
  expect(await page.done()).toMatchObject({ isCutShort: true })
})

test('an answer whose server died begins again on another server, and both texts never mix', async () => {
  const { address: dying, die } = await startMortal()
  await script({ act: 'stall-midway', text: slow.text })
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'sales-call' })
  await store(asha, id, segment('you', 'Hello.'))
  const asked = event('prompt-asked', { about: 'question', question: 'What does a pilot cost?' })
  // Asked by a page on the server that dies.
  const [, { id: prompt }] = await store(asha, id, asked)
  const body = { id: crypto.randomUUID(), prompt, style: 'more' }
  const page = await readAnswer(dying, asha, id, body)
  await expect.poll(page.said, { interval: 20 }).toContain('five')
  const saved = async () => (await rowsOf(id)).find((row) => row.id === body.id)
  await expect
    .poll(saved, { interval: 20 })
    .toMatchObject({ text: expect.stringContaining('five'), outcome: null })
  const follower = await readAnswer(address, asha, id, body)
  await expect.poll(follower.said, { interval: 20 }).toContain('five')
  await script({ text: 'Whole again.' })
  await die(id)
  expect(await follower.done()).toBeUndefined()
  const again = await readAnswer(address, asha, id, { ...body, after: follower.ids().at(-1) })
  expect(await again.done()).toMatchObject({ text: 'Whole again.', style: 'more' })
  expect(again.said()).toBe('Whole again.')
  expect(again.events()[0]).toMatchObject({ event: 'author', version: 1 })
})

test('a stopping server finishes short answers, and leaves those without words to others', async () => {
  const { app, address: elsewhere } = await startAnother()
  await script({ ...slow, paceMs: 50 }, { act: 'stall' })
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'sales-call', setting: 'permitted' })
  const asked = event('prompt-asked', { about: 'question', question: 'What does a pilot cost?' })
  const [, { id: prompt }] = await store(asha, id, asked)
  const first = await readAnswer(address, asha, id, { id: crypto.randomUUID(), prompt })
  await first.done()
  await script({ ...slow, times: 1 }, { act: 'stall' })
  const [short, silent] = ['shorter', 'more'].map((style) => ({
    id: crypto.randomUUID(),
    prompt,
    style,
  })) as [object, object]
  const shortReader = await readAnswer(elsewhere, asha, id, short)
  await expect.poll(shortReader.said).toContain('one')
  const silentReader = await readAnswer(elsewhere, asha, id, silent)
  await app.close()
  expect(await shortReader.done()).toMatchObject({ text: slow.text })
  expect(await silentReader.done()).toBeUndefined()
  await script({ text: 'From another server.' })
  expect(await (await readAnswer(address, asha, id, silent)).done()).toMatchObject({
    text: 'From another server.',
  })
}, 40_000)

test('an open stream gets a heartbeat every 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { address: elsewhere } = await startAnother()
  await script({ text: slow.text, waitMs: 500 })
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'sales-call' })
  const asked = event('prompt-asked', { about: 'question', question: 'What does a pilot cost?' })
  const [, { id: prompt }] = await store(asha, id, asked)
  const body = { id: crypto.randomUUID(), prompt, style: 'more' }
  const page = await readAnswer(elsewhere, asha, id, body)
  vi.advanceTimersByTime(HEARTBEAT_S * 1000)
  await expect.poll(() => page.comments).toEqual(['heartbeat'])
  expect(await page.done()).toMatchObject({ text: slow.text })
})
