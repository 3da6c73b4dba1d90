import { HEARTBEAT_S } from '@sightline/contracts/platform/events'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'
import { askedAtTheEnd, MODELS, startReplies } from '../../test/models.ts'
import { moreServers } from '../../test/servers.ts'
import { textStreams } from '../models/table.ts'

const started = await startApp({ MODELS, MODEL_FIRST_WORDS_MS: '60000' })
const { db, signUpWithCredits, advance } = started
const { script, calls, read } = await startReplies(started)
/** A minute after the last test, models whose circuit it opened are tried again. */
const signUp = () => {
  advance(61_000)
  return signUpWithCredits()
}
const lastEvent = async (user: SignedIn, id: string) =>
  (await user.get(`/interviews/${id}`)).json().events.at(-1)
const isCallOver = async () => (await calls())[0]?.hasLeft
const { startAnother, startMortal } = moreServers(started)
const slow = { text: 'one two three four five six seven eight nine ten', paceMs: 150 }

test('a reply is read on another server, and on any server after its readers have left', async () => {
  const { address } = await startAnother()
  const asha = await signUp()
  await script(slow)
  const id = await askedAtTheEnd(asha)
  const here = await read(asha, id)
  await expect.poll(here.said, { interval: 10 }).toContain('two')
  here.leave()
  const elsewhere = await read(asha, id, {}, address)
  await expect.poll(elsewhere.said, { interval: 10 }).toContain('three')
  elsewhere.leave()
  const back = await read(asha, id, { after: elsewhere.ids().at(-1) }, address)
  expect(await back.done()).toMatchObject({ outcome: 'complete' })
  expect(elsewhere.said() + back.said()).toBe(slow.text)
  expect(await lastEvent(asha, id)).toMatchObject({ text: slow.text, by: 'openai:first' })
  expect(await (await read(asha, id, {}, address)).done()).toMatchObject({ outcome: 'nothing' })
  expect(await calls()).toMatchObject([{ hasLeft: false }])
})

test('a reply that breaks and starts again never mixes both texts on another server', async () => {
  const { address } = await startAnother()
  const asha = await signUp()
  const firstHalf = { act: 'fail-midway', text: 'alpha beta gamma delta epsilon zeta', paceMs: 300 }
  await script({ model: 'first', ...firstHalf }, { ...slow, waitMs: 1500 })
  const id = await askedAtTheEnd(asha)
  const here = await read(asha, id)
  const elsewhere = await read(asha, id, {}, address)
  await expect.poll(elsewhere.said, { interval: 10 }).toContain('alpha')
  const hasBroken = () => elsewhere.events().some((received) => received.event === 'broke')
  await expect.poll(hasBroken, { interval: 10 }).toBe(true)
  elsewhere.leave()
  const back = await read(asha, id, { after: elsewhere.ids().at(-1) }, address)
  expect(await back.done()).toMatchObject({ outcome: 'complete' })
  await here.done()
  for (const reader of [here, back]) expect(reader.versions().at(-1)).toBe(slow.text)
  expect(await lastEvent(asha, id)).toMatchObject({
    text: slow.text,
    by: 'anthropic:claude-second',
  })
})

test("a user's stop on one server ends the call of another server within a second", async () => {
  const { app, address } = await startAnother()
  const asha = await signUp()
  await script({ ...slow, paceMs: 500 })
  const id = await askedAtTheEnd(asha)
  const elsewhere = await read(asha, id)
  const here = await read(asha, id, {}, address)
  await expect.poll(here.said, { interval: 10 }).toContain('two')
  const cookies = Object.fromEntries(asha.cookies)
  const url = `/api/interviews/${id}/replies/stop`
  expect(
    (await app.inject({ method: 'POST', url, cookies, remoteAddress: asha.address })).statusCode,
  ).toBe(204)
  await expect.poll(isCallOver, { timeout: 1000, interval: 20 }).toBe(true)
  expect([await here.done(), await elsewhere.done()]).toMatchObject([
    { outcome: 'stopped' },
    { outcome: 'stopped' },
  ])
  expect(await lastEvent(asha, id)).toMatchObject({ isCutShort: true })
})

test('a reply whose server died is stored as cut short, and can be asked for again', async () => {
  const { address, die } = await startMortal()
  const asha = await signUp()
  await script({ act: 'stall-midway', text: slow.text })
  const id = await askedAtTheEnd(asha)
  const reader = await read(asha, id, {}, address)
  const saved = () => db.select().from(textStreams).where(eq(textStreams.interviewId, id))
  await expect
    .poll(saved, { interval: 20 })
    .toMatchObject([{ text: expect.stringContaining('five'), outcome: null }])
  reader.leave()
  await die(id)
  await script({ text: 'Well again.' })
  expect(await (await read(asha, id)).done()).toMatchObject({ outcome: 'nothing' })
  const words = { text: 'one two three four five', isCutShort: true, by: 'openai:first' }
  expect(await lastEvent(asha, id)).toMatchObject(words)
  expect(await saved()).toMatchObject([{ outcome: 'interrupted' }])
  expect(await (await read(asha, id, { again: true })).done()).toMatchObject({
    events: [{ text: 'Well again.' }],
  })
})

test('a reader of a server that died is cut off, to connect again', async () => {
  const { address, die } = await startMortal()
  const asha = await signUp()
  await script({ act: 'stall-midway', text: slow.text })
  const id = await askedAtTheEnd(asha)
  await read(asha, id, {}, address)
  const reader = await read(asha, id)
  await expect.poll(reader.said, { interval: 20 }).toContain('five')
  await die(id)
  expect(await reader.done()).toBeUndefined()
  expect(await (await read(asha, id)).done()).toMatchObject({ outcome: 'nothing' })
  expect(await lastEvent(asha, id)).toMatchObject({ isCutShort: true })
})

test('a reply whose server died before the first words starts again', async () => {
  const { address, die } = await startMortal()
  const asha = await signUp()
  await script({ act: 'stall' })
  const id = await askedAtTheEnd(asha)
  await read(asha, id, {}, address)
  await die(id)
  await script({ text: 'From the start.' })
  expect(await (await read(asha, id)).done()).toMatchObject({
    events: [{ text: 'From the start.' }],
  })
})

test.each(['left', 'silent'] as const)(
  'a reply that a server of an earlier version stored as %s starts again',
  async (outcome) => {
    const { address, die } = await startMortal()
    const asha = await signUp()
    await script({ act: 'stall' })
    const id = await askedAtTheEnd(asha)
    const reader = await read(asha, id, {}, address)
    await die(id)
    const stored = {
      outcome,
      totalMs: 1,
      ...(outcome === 'left' && { text: 'What you', author: 'openai:first' }),
    }
    await db.update(textStreams).set(stored).where(eq(textStreams.interviewId, id))
    reader.leave()
    await script({ text: 'From the start.' })
    expect(await (await read(asha, id)).done()).toMatchObject({
      events: [{ text: 'From the start.' }],
    })
  },
)

test('an open stream gets a heartbeat every 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { address } = await startAnother()
  const asha = await signUp()
  await script({ text: slow.text, waitMs: 500 })
  const page = await read(asha, await askedAtTheEnd(asha), {}, address)
  vi.advanceTimersByTime((HEARTBEAT_S - 1) * 1000)
  expect(page.comments).toEqual([])
  vi.advanceTimersByTime(1000)
  await expect.poll(() => page.comments).toEqual(['heartbeat'])
  expect(await page.done()).toMatchObject({ outcome: 'complete' })
  expect(HEARTBEAT_S).toBe(15)
})

test('a stopping server finishes short replies', async () => {
  const { app, address } = await startAnother()
  const asha = await signUp()
  await script(slow)
  const page = await read(asha, await askedAtTheEnd(asha), {}, address)
  await app.close()
  expect(await page.done()).toMatchObject({ outcome: 'complete' })
  expect(page.said()).toBe(slow.text)
})

test('a stopping server stores long replies as cut short, and leaves replies without words to others', async () => {
  const { app, address } = await startAnother()
  const asha = await signUp()
  await script({ text: 'word '.repeat(400), paceMs: 100, times: 1 }, { act: 'stall' })
  const [long, silent] = [await askedAtTheEnd(asha), await askedAtTheEnd(asha)]
  const longReader = await read(asha, long, {}, address)
  await expect.poll(longReader.said).toContain('word')
  const silentReader = await read(asha, silent, {}, address)
  await app.close()
  expect(await longReader.done()).toMatchObject({
    outcome: 'interrupted',
    events: [{ isCutShort: true }],
  })
  expect(await silentReader.done()).toBeUndefined()
  await script({ text: 'From another server.' })
  expect(await (await read(asha, silent)).done()).toMatchObject({
    events: [{ text: 'From another server.' }],
  })
}, 40_000)
