import { firstAnswerId } from '@sightline/live/answers/first-answer'
import { expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../../test/app.ts'
import { askPrompt, beginSession, event, readAnswer, segment, store } from '../../../test/live.ts'
import { startReplies } from '../../../test/models.ts'

const started = await startApp({ MODELS: 'openai:first+images' })
const { signUpWithCredits: signUp, advance } = started
const { address, script, calls } = await startReplies(started)
const HOUR_MS = 3_600_000
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const answersOf = async (user: SignedIn, id: string) =>
  (await user.get(`/live/${id}`))
    .json()
    .events.filter(({ type }: { type: string }) => type === 'answer-given')

test('the server answers a question that it hears without being asked, and who asks joins that answer', async () => {
  await script({ text: 'one two three four five', paceMs: 100 })
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'sales-call' })
  const heard = await store(asha, id, segment('them', 'What does a pilot cost?'))
  const prompt: string = heard.at(-1).id
  await expect.poll(calls).toHaveLength(1)
  const pages = await Promise.all([
    readAnswer(address, asha, id, { id: firstAnswerId(prompt), prompt }),
    // A page of an earlier release.
    readAnswer(address, asha, id, { id: crypto.randomUUID(), prompt }),
  ])
  const [first, second] = await Promise.all(pages.map(({ done }) => done()))
  expect(first).toMatchObject({
    id: firstAnswerId(prompt),
    prompt,
    style: 'first',
    text: 'one two three four five',
  })
  expect(second).toEqual(first)
  expect(pages.map(({ said }) => said())).toEqual([
    'one two three four five',
    'one two three four five',
  ])
  const late = await readAnswer(address, asha, id, { id: firstAnswerId(prompt), prompt })
  expect(await late.done()).toEqual(first)
  expect(await answersOf(asha, id)).toEqual([first])
  expect(await calls()).toHaveLength(1)
})

test('a question that no page waits for is answered, too', async () => {
  await script({ text: 'It costs 4,000 a month.' })
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'sales-call' })
  await store(asha, id, segment('them', 'What does a pilot cost?'))
  await expect
    .poll(() => answersOf(asha, id))
    .toMatchObject([{ text: 'It costs 4,000 a month.', by: 'openai:first' }])
})

test('an answer that needs the picture waits for the page that has it', async () => {
  await script({ text: 'Two services.' })
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'meeting' })
  const look = event('screen-read', { atMs: 1, text: 'A drawing', isDoubtful: true })
  await store(asha, id, look)
  const about = await askPrompt(asha, id, { about: 'screen' })
  const [, drawn] = await store(asha, id, segment('them', 'What does this diagram show?'))
  // A question that needs no picture is answered meanwhile.
  await store(asha, id, segment('them', 'What does a pilot cost?', 60_000))
  await expect.poll(() => answersOf(asha, id)).toHaveLength(1)
  for (const prompt of [about, drawn.id]) {
    const page = await readAnswer(address, asha, id, {
      id: firstAnswerId(prompt),
      prompt,
      picture: PNG,
    })
    expect(await page.done()).toMatchObject({ prompt, sawPicture: true })
  }
  expect((await calls()).map(({ pictures }) => pictures.length)).toEqual([0, 1, 1])
})

test('a question with pictures of the user’s choice waits for them, whatever it is about', async () => {
  await script({ text: 'Two services.' })
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'meeting' })
  const asks = { about: 'question', question: 'What does a pilot cost?' }
  const chosen = await askPrompt(asha, id, { ...asks, pictures: 2 })
  const plain = await askPrompt(asha, id, asks)
  await expect.poll(() => answersOf(asha, id)).toMatchObject([{ prompt: plain }])
  // Pictures of which no text was read are a question of their own.
  const seen = await askPrompt(asha, id, { about: 'screen', pictures: 1 })
  for (const [prompt, pictures] of [
    [chosen, [PNG, PNG]],
    [seen, [PNG]],
  ] as const) {
    const page = await readAnswer(address, asha, id, {
      id: firstAnswerId(prompt),
      prompt,
      pictures,
    })
    expect(await page.done()).toMatchObject({ prompt, sawPicture: true })
  }
  expect((await calls()).map(({ pictures }) => pictures.length)).toEqual([0, 2, 1])
})

test('nothing begins in a session that gives no answers, or that has ended for want of a credit', async () => {
  await script({ text: 'Unasked.' })
  const asha = await signUp(1)
  const silent = await beginSession(asha, { setting: 'not-permitted' })
  expect(await store(asha, silent, segment('them', 'What does a pilot cost?'))).toHaveLength(2)
  await store(asha, silent, event('live-ended'))
  const unpaid = await beginSession(asha, { kind: 'sales-call' })
  advance(2 * HOUR_MS + 1000)
  const stored = await store(asha, unpaid, segment('them', 'What does a pilot cost?'))
  expect(stored.map(({ type }: { type: string }) => type)).toEqual(['live-ended', 'segment-heard'])
  // An answer that had begun would be in progress or stored by the time another one is.
  const ravi = await signUp()
  const other = await beginSession(ravi, { kind: 'sales-call' })
  await store(ravi, other, segment('them', 'What does a pilot cost?'))
  await expect.poll(() => answersOf(ravi, other)).toHaveLength(1)
  expect(await calls()).toHaveLength(1)
  expect([await answersOf(asha, silent), await answersOf(asha, unpaid)]).toEqual([[], []])
})

test('switched off, no answer begins by itself, and one that is asked for does', async () => {
  await script({ text: 'Only when asked.' })
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'sales-call' })
  await store(asha, id, event('answering-changed', { isAutomatic: false }))
  await store(asha, id, segment('them', 'What does a pilot cost?'))
  const asked = event('prompt-asked', { about: 'question', question: 'What is the list price?' })
  const prompt: string = (await store(asha, id, asked)).at(-1).id
  await expect.poll(() => answersOf(asha, id)).toMatchObject([{ prompt }])
  expect(await calls()).toHaveLength(1)
})

test('a user gets so many answers in ten minutes, however they begin, and joining one counts for none', async () => {
  await script({ text: 'Yes.' })
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'meeting' })
  const ask = (count: number) =>
    store(
      asha,
      id,
      ...Array.from({ length: count }, (_, index) =>
        event('prompt-asked', { about: 'question', question: `What is left to do in ${index}?` }),
      ),
    )
  await ask(40)
  const last: string = (await ask(40)).at(-1).id
  await expect.poll(() => answersOf(asha, id), { timeout: 120_000 }).toHaveLength(80)
  for (let joined = 0; joined < 50; joined++) {
    const page = await readAnswer(address, asha, id, { id: firstAnswerId(last), prompt: last })
    expect(await page.done()).toMatchObject({ prompt: last })
  }
  await ask(40)
  await expect.poll(() => answersOf(asha, id), { timeout: 120_000 }).toHaveLength(120)
  const prompt: string = (await ask(1)).at(-1).id
  expect((await readAnswer(address, asha, id, { id: firstAnswerId(prompt), prompt })).status).toBe(
    429,
  )
})
