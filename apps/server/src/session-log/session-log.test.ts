import { LOG_MAX_BYTES } from '@sightline/contracts/session-log/limits'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { type SignedIn, startApp } from '../../test/app.ts'
import { createInterview, readInterview, saved, typesOf } from '../../test/interviews.ts'
import { beginEndedSession, beginSession, event, report, segment, store } from '../../test/live.ts'
import { begin } from '../../test/models.ts'
import { createSessionLog, interviewEvents, interviews, logUnreadable } from './public.ts'
import { logUsage } from './table.ts'

const { db, signUpWithCredits: signUp } = await startApp()
const MIB = 1024 * 1024

/** What is logged until the end of the test. */
function logged() {
  const lines: object[] = []
  onTestFinished(logUnreadable({ error: (fields) => void lines.push(fields) }))
  return lines
}

/** Stores an event that no version of the product can read. */
async function storeUnreadable(logId: string, seq: number) {
  const row = { logId, seq, id: crypto.randomUUID(), type: 'cheered', body: { version: 9 } }
  await db.insert(interviewEvents).values({ ...row, at: new Date() })
  return row
}

const eventsOf = async (user: SignedIn, path: string) => {
  const read: { seq: number; type: string }[] = []
  let page = (await user.get(path)).json()
  for (;;) {
    read.push(...page.events)
    if (!page.hasMore) return read
    page = (await user.get(`${path}/events?after=${page.lastSeq}`)).json()
  }
}

describe('a stored event that cannot be read', () => {
  test('costs a live session itself alone, and is logged once', async () => {
    const asha = await signUp()
    const lines = logged()
    const id = await beginSession(asha, { setting: 'not-permitted' })
    await store(asha, id, segment('them', 'Hello.'))
    const { id: unreadable } = await storeUnreadable(id, 3)
    const [said] = await store(asha, id, segment('them', 'Tell me about a conflict.', 9000))
    expect(said.seq).toBe(4)
    const page = (await asha.get(`/live/${id}/events?after=2`)).json()
    expect(typesOf(page.events)).toEqual(['segment-heard', 'prompt-found'])
    await store(asha, id, event('live-ended'))
    expect((await asha.get(`/live/${id}`)).json()).toMatchObject({ hasMore: false, lastSeq: 6 })
    expect((await asha.get(`/live/${id}/debrief`)).statusCode).toBe(200)
    expect((await asha.get('/account/export')).body).toContain('cheered')
    expect(lines.filter((line) => JSON.stringify(line).includes(unreadable))).toHaveLength(1)
  })

  test('as the last of a page tells the page how far it has read', async () => {
    const asha = await signUp()
    const id = await beginSession(asha)
    await storeUnreadable(id, 2)
    const page = (await asha.get(`/live/${id}/events?after=1`)).json()
    expect(page).toEqual({ events: [], lastSeq: 2, hasMore: false })
  })

  test('costs an interview itself alone', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    await storeUnreadable(id, 5)
    const answer = await asha.post(`/interviews/${id}/events`, { events: [saved('a')] })
    expect(answer.json().events).toMatchObject([{ seq: 6, code: 'a' }])
    const detail = await readInterview(asha, id)
    expect(detail.events.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4, 6])
    await asha.post(`/interviews/${id}/events`, { events: [event('ended')] })
    expect((await asha.get(`/interviews/${id}/report`)).statusCode).toBe(200)
  })
})

test('an event that follows from another and has no valid shape is left out, and the other is stored', async () => {
  const asha = await signUp()
  const lines = logged()
  const owned = { id: await createInterview(asha), ownerId: asha.id }
  const Stored = z.object({
    id: z.string(),
    type: z.enum(['asked', 'answered']),
    seq: z.number(),
    at: z.string(),
    text: z.string().max(5),
  })
  const log = createSessionLog<
    z.infer<typeof Stored>,
    Omit<z.infer<typeof Stored>, 'seq' | 'at'>,
    number
  >({
    rows: interviews,
    events: interviewEvents,
    schema: Stored,
    apply: (count) => count + 1,
    reject: (count) => (count > 1 ? 'Two are enough.' : null),
    isEnd: () => false,
    maxEvents: 10,
    full: 'Full.',
    topic: 'interview-events',
  })
  const newEvent = (type: 'asked' | 'answered', text: string) => ({
    id: crypto.randomUUID(),
    type,
    text,
  })
  const append = (...follow: string[]) =>
    log.append(db, owned, new Date(), {
      lock: async () => null,
      read: async () => ({ state: 0, seq: 1, stored: [] }),
      async write(draft) {
        draft.add(newEvent('asked', 'Why?'))
        for (const text of follow) draft.follow(newEvent('answered', text))
      },
    })
  await expect(append('So.', 'Now.')).rejects.toThrow('Two are enough.')
  const { added } = await append('far too long', 'So.')
  expect(added).toMatchObject([
    { seq: 2, type: 'asked' },
    { seq: 3, type: 'answered', text: 'So.' },
  ])
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toContain('far too long')
})

test('a turn that is longer than a question may be has its end as the question', async () => {
  const asha = await signUp()
  const id = await beginSession(asha)
  const long = 'and so on '.repeat(380)
  for (let part = 0; part < 4; part++) await store(asha, id, segment('them', long, part * 2500))
  await store(asha, id, segment('them', 'How would you do that?', 10_000))
  const [asked, prompt] = await store(asha, id, event('prompt-asked', { about: 'speech' }))
  expect([asked.type, prompt.type]).toEqual(['prompt-asked', 'prompt-found'])
  expect(prompt.question).toMatch(/How would you do that\?$/)
  expect((await asha.get(`/live/${id}`)).statusCode).toBe(200)
})

describe('a long log', () => {
  test('is read in pages that are bounded by their size, without a gap between them', async () => {
    const asha = await signUp()
    const id = await beginSession(asha)
    const look = (n: number) =>
      event('screen-read', { atMs: n, text: `${n} `.padEnd(12_000, 'x'), isDoubtful: false })
    for (let n = 0; n < 200; n += 50)
      await store(asha, id, ...Array.from({ length: 50 }, (_, index) => look(n + index)))
    const first = await asha.get(`/live/${id}`)
    expect(first.json().hasMore).toBe(true)
    expect(first.body.length).toBeLessThan(1.1 * MIB)
    const events = await eventsOf(asha, `/live/${id}`)
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1))
    expect(events).toHaveLength(201)
  })

  test('keeps the last few saves of a code, and counts what it keeps', async () => {
    const asha = await signUp()
    const id = await begin(asha)
    const codes = Array.from({ length: 40 }, (_, index) => `${index}`.padEnd(20_000, 'x'))
    for (let n = 0; n < 40; n += 20)
      await asha.post(`/interviews/${id}/events`, {
        events: codes.slice(n, n + 20).map((code) => saved(code)),
      })
    await asha.post(`/interviews/${id}/events`, { events: [saved('other', 'python')] })
    const isSave = sql`${interviewEvents.logId} = ${id} and type = 'code-saved'`
    const kept = await db.select().from(interviewEvents).where(isSave)
    expect(kept.map(({ body }) => body.code)).toEqual([...codes.slice(-10), 'other'])
    await expectCounted(asha, id)
    expect((await readInterview(asha, id)).events.slice(-2)).toMatchObject([
      { code: codes.at(-1) },
      { code: 'other' },
    ])
  })
})

/** The bytes counted for an interview or session are those of its events. */
async function expectCounted(user: SignedIn, id: string) {
  const { bytes } = interviews
  const [row] = await db.select({ bytes }).from(interviews).where(eq(interviews.id, id))
  const [events] = await db
    .select({ bytes: sql<number>`sum(octet_length(body::text))::int` })
    .from(interviewEvents)
    .where(eq(interviewEvents.logId, id))
  expect(row).toEqual(events)
  const [usage] = await db.select().from(logUsage).where(eq(logUsage.ownerId, user.id))
  const [all] = await db
    .select({ bytes: sql<number>`sum(bytes)::int` })
    .from(interviews)
    .where(eq(interviews.ownerId, user.id))
  expect(usage?.bytes).toBe(all?.bytes)
}

describe('the limits of a log', () => {
  const looks = () =>
    Array.from({ length: 50 }, (_, n) =>
      event('screen-read', { atMs: n, text: `${n} `.padEnd(12_000, 'x'), isDoubtful: false }),
    )

  test('are told before they are reached, and a full session can be ended', async () => {
    const asha = await signUp()
    const id = await beginSession(asha)
    const told: (string | undefined)[] = []
    let answer = await report(asha, id, ...looks())
    for (; answer.statusCode === 200; answer = await report(asha, id, ...looks()))
      told.push(answer.json().nearlyFull)
    expect(told).toEqual([...Array(6).fill(undefined), 'log', 'log'])
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'conflict', message: 'This session is full. End it and begin another.' },
    ])
    expect((await asha.get(`/live/${id}`)).json().nearlyFull).toBe('log')
    await expectCounted(asha, id)
    await store(asha, id, event('live-ended'))
    const { bytes } = interviews
    const [row] = await db.select({ bytes }).from(interviews).where(eq(interviews.id, id))
    expect(row?.bytes).toBeLessThan(LOG_MAX_BYTES + MIB)
  })

  test('are those of the account as well, until something is deleted', async () => {
    const asha = await signUp(5)
    const kept = await begin(asha)
    const large = await beginEndedSession(asha)
    await db
      .update(interviews)
      .set({ bytes: 45 * MIB })
      .where(eq(interviews.id, large))
    await db
      .update(logUsage)
      .set({ bytes: 45 * MIB })
      .where(eq(logUsage.ownerId, asha.id))
    const save = () => asha.post(`/interviews/${kept}/events`, { events: [saved('a')] })
    expect((await save()).json().nearlyFull).toBe('account')
    expect((await readInterview(asha, kept)).nearlyFull).toBe('account')
    await db
      .update(logUsage)
      .set({ bytes: 50 * MIB })
      .where(eq(logUsage.ownerId, asha.id))
    const before = (await asha.get('/billing')).json().credits
    const refused = [
      await save(),
      await asha.post('/interviews', { mode: 'mock', round: 'coding' }),
      await asha.post('/live', {
        id: crypto.randomUUID(),
        kind: 'coding',
        setting: 'practice',
        hasConsent: true,
      }),
    ]
    for (const answer of refused)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { code: 'no_room', message: expect.stringContaining('Delete interviews or live sessions') },
      ])
    expect((await asha.get('/billing')).json().credits).toBe(before)
    expect((await asha.delete(`/live/${large}`)).statusCode).toBe(204)
    expect((await save()).json()).not.toHaveProperty('nearlyFull')
    await asha.delete(`/interviews/${kept}`)
    const [usage] = await db.select().from(logUsage).where(eq(logUsage.ownerId, asha.id))
    expect(usage?.bytes).toBeLessThan(5 * MIB + 1)
  })
})
