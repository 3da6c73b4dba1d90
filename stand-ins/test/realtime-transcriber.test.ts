import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { startForTests } from './stand-ins.ts'

const { send, get, origin, tell } = await startForTests()

const UPDATE = {
  type: 'session.update',
  session: {
    type: 'transcription',
    audio: {
      input: {
        format: { type: 'audio/pcm', rate: 24_000 },
        transcription: { model: 'live' },
        turn_detection: null,
      },
    },
  },
}
/** A tone of this length, as the protocol carries it. */
const sound = (ms: number) => ({
  type: 'input_audio_buffer.append',
  audio: Buffer.from(
    Int16Array.from(
      { length: ms * 24 },
      (_, index) => 9000 * Math.sin((2 * Math.PI * 300 * index) / 24_000),
    ).buffer,
  ).toString('base64'),
})
const COMMIT = { type: 'input_audio_buffer.commit' }

async function open({ key = 'stand-in-key', intent = 'transcription' } = {}) {
  const socket = new WebSocket(
    `${origin.replace('http', 'ws')}/transcriber/v1/realtime?intent=${intent}`,
    {
      headers: { authorization: `Bearer ${key}` },
    },
  )
  onTestFinished(() => socket.close())
  const events: Record<string, unknown>[] = []
  socket.addEventListener('message', ({ data }) => events.push(JSON.parse(String(data))))
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('The connection was refused')))
  })
  /** Sends, and returns all events up to one of this type. */
  const say = async (until: string, ...messages: object[]) => {
    events.length = 0
    for (const message of messages) socket.send(JSON.stringify(message))
    while (!events.some(({ type }) => type === until)) await once(socket, 'message')
    return events
  }
  return { socket, say }
}
const COMPLETED = 'conversation.item.input_audio_transcription.completed'

test('words come while sound comes, and the whole text after the commit', async () => {
  await send('PUT', '/transcriber/script', {
    utterances: [{ text: 'Hello there, you.' }],
    msPerWord: 100,
  })
  const { say } = await open()
  await say('session.updated', UPDATE)
  const events = await say(COMPLETED, sound(250), COMMIT)
  expect(events.map(({ type, delta, transcript }) => delta ?? transcript ?? type)).toEqual([
    'Hello',
    ' there,',
    'input_audio_buffer.committed',
    'Hello there, you.',
  ])
  expect(new Set(events.map(({ item_id }) => item_id)).size).toBe(1)
  expect(await (await get('/transcriber/realtime')).json()).toMatchObject([
    { model: 'live', ms: 250, hz: expect.closeTo(300, -1) },
  ])
})

test('texts can be told to come late, to fail, or not to come', async () => {
  const utterances = [{ text: 'First.', mode: 'late' }, { text: 'Second.' }, { mode: 'fail' }]
  await send('PUT', '/transcriber/script', { utterances })
  const { say } = await open()
  await say('session.updated', UPDATE)
  await say('input_audio_buffer.committed', sound(200), COMMIT)
  const events = await say(COMPLETED, sound(200), COMMIT)
  expect(
    events.filter(({ type }) => type === COMPLETED).map(({ transcript }) => transcript),
  ).toEqual(['Second.', 'First.'])
  await say('conversation.item.input_audio_transcription.failed', sound(200), COMMIT)
})

test('an utterance that is too short, a message out of turn and another key are refused', async () => {
  await send('PUT', '/transcriber/script', {})
  const { say } = await open()
  expect((await say('error', sound(100))).at(-1)).toMatchObject({
    error: { code: 'invalid_state' },
  })
  await say('session.updated', UPDATE)
  const short = (await say('error', sound(50), COMMIT)).at(-1)
  expect(short).toMatchObject({ error: { code: 'input_audio_buffer_commit_empty' } })
  await expect(open({ key: 'another' })).rejects.toThrow()
  await expect(open({ intent: 'conversation' })).rejects.toThrow()
  await tell('transcriber', { mode: 'fail', times: 1 })
  await expect(open()).rejects.toThrow()
})
