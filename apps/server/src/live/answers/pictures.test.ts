import { expect, test } from 'vitest'
import { startApp } from '../../../test/app.ts'
import { askPrompt, beginSession, event, readAnswer, store } from '../../../test/live.ts'
import { startReplies } from '../../../test/models.ts'
import { interviewEvents } from '../../session-log/public.ts'

const started = await startApp({
  MODELS: 'openai:first+images,anthropic:second+images,openai:text-only',
})
const { db, signUpWithCredits: signUp, advance } = started
const { address, script, calls } = await startReplies(started)

/** The smallest PNG: one pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const PICTURE = { mediaType: 'image/png', size: Buffer.from(PNG, 'base64').length }

async function screenSession() {
  // A minute after the last test, models whose circuit it opened are tried again.
  advance(61_000)
  const asha = await signUp()
  const id = await beginSession(asha, { kind: 'coding' })
  await store(
    asha,
    id,
    event('screen-read', { atMs: 1, text: 'A diagram of two services', isDoubtful: true }),
  )
  const prompt = await askPrompt(asha, id, { about: 'screen' })
  const ask = (more: object) =>
    readAnswer(address, asha, id, { id: crypto.randomUUID(), prompt, ...more })
  return { asha, id, ask }
}

test('models that take pictures get the screen after the text, each in its provider’s form, and others text alone', async () => {
  await script(
    { model: 'first', act: 'fail' },
    { model: 'second', act: 'fail' },
    { text: 'From text.' },
  )
  const { ask } = await screenSession()
  const answer = await (await ask({ picture: PNG })).done()
  expect(answer).toMatchObject({ by: 'openai:text-only' })
  expect(answer).not.toHaveProperty('sawPicture')
  expect((await calls()).map(({ model, pictures }) => [model, pictures])).toEqual([
    ['first', [PICTURE]],
    ['second', [PICTURE]],
    ['text-only', []],
  ])
})

test('an answer says that it saw a picture, which is stored nowhere', async () => {
  await script({ text: 'Two services.' })
  const { asha, id, ask } = await screenSession()
  expect(await (await ask({ picture: PNG })).done()).toMatchObject({
    by: 'openai:first',
    sawPicture: true,
  })
  const detail = await asha.get(`/live/${id}`)
  expect(detail.json().takesPictures).toBe(true)
  expect(detail.body).not.toContain(PNG.slice(0, 40))
  const stored = await db.select().from(interviewEvents)
  expect(JSON.stringify(stored)).toContain('A diagram of two services')
  expect(JSON.stringify(stored)).not.toContain(PNG.slice(0, 40))
})

/** Two pictures that differ: anything may follow the end of a PNG. */
const SECOND = Buffer.concat([Buffer.from(PNG, 'base64'), Buffer.alloc(10)]).toString('base64')

test('a question takes up to four pictures along, in their order, and its answer says how many it saw', async () => {
  await script({ text: 'One page, in four parts.' })
  const { ask } = await screenSession()
  expect(await (await ask({ pictures: [PNG, SECOND, PNG, PNG] })).done()).toMatchObject({
    sawPicture: true,
    pictures: 4,
  })
  const [call] = await calls()
  const { size } = PICTURE
  expect(call?.pictures.map((picture) => picture.size)).toEqual([size, size + 10, size, size])
})

test('four pictures of the largest size are taken', async () => {
  await script({ text: 'Four pictures.' })
  const { ask } = await screenSession()
  const bytes = Buffer.from(PNG, 'base64')
  const largest = Buffer.concat([bytes, Buffer.alloc(500_000 - bytes.length)]).toString('base64')
  const answer = await ask({ pictures: [largest, largest, largest, largest] })
  expect(await answer.done()).toMatchObject({ pictures: 4 })
})

test('a fifth picture, none, and one among several that is no picture are refused', async () => {
  await script({ text: 'Unasked.' })
  const { asha, id } = await screenSession()
  const prompt = await askPrompt(asha, id, { about: 'screen', pictures: 2 })
  const ask = async (pictures: string[]) => {
    const body = { id: crypto.randomUUID(), prompt, pictures }
    const answer = await asha.post(`/live/${id}/answers`, body)
    return [answer.statusCode, answer.json().message]
  }
  expect(await ask([PNG, PNG, PNG, PNG, PNG])).toEqual([
    400,
    'At most 4 pictures go with one question.',
  ])
  expect((await ask([]))[0]).toBe(400)
  const text = Buffer.from('No picture at all').toString('base64')
  expect(await ask([PNG, text])).toEqual([400, 'This is not a JPEG or PNG picture.'])
  expect(await calls()).toEqual([])
})

test.each([
  [
    'a text',
    Buffer.from('Look at this picture: JPEG').toString('base64'),
    'This is not a JPEG or PNG picture.',
  ],
  [
    'a GIF',
    'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
    'This is not a JPEG or PNG picture.',
  ],
  ['an empty picture', '', 'This is not a JPEG or PNG picture.'],
  [
    'a picture above the maximum',
    Buffer.alloc(500_100).toString('base64'),
    'This picture is too large.',
  ],
])('%s is refused, and no model is asked', async (_name, picture, message) => {
  await script({ text: 'Unasked.' })
  const { asha, id } = await screenSession()
  const prompt = await askPrompt(asha, id, { about: 'screen' })
  const refused = await asha.post(`/live/${id}/answers`, {
    id: crypto.randomUUID(),
    prompt,
    picture,
  })
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    expect.objectContaining({ message, field: 'picture' }),
  ])
  expect(await calls()).toEqual([])
})
