import { expect, test } from 'vitest'
import { startForTests } from './stand-ins.ts'

const { send, get } = await startForTests()
const WEBM = Buffer.from('1a45dfa3428682', 'hex')
const ask = (
  more: Record<string, string> = {},
  { key = 'stand-in-key', name = 'recording.webm' } = {},
) => {
  const form = new FormData()
  form.set('file', new Blob([WEBM], { type: 'audio/webm' }), name)
  for (const [field, value] of Object.entries({ model: 'whisper', ...more })) form.set(field, value)
  const headers = { authorization: `Bearer ${key}` }
  return get('/transcriber/v1/audio/transcriptions', { method: 'POST', headers, body: form })
}

test('a recording gets the words of the script, with times on request', async () => {
  const words = [{ word: 'Hello', start: 0.1, end: 0.5 }]
  await send('PUT', '/transcriber/script', { text: 'Hello', words })
  expect(await (await ask()).json()).toEqual({ text: 'Hello' })
  const verbose = { response_format: 'verbose_json', 'timestamp_granularities[]': 'word' }
  expect(await (await ask(verbose)).json()).toMatchObject({ text: 'Hello', duration: 0.5, words })
  expect(await (await get('/transcriber/calls')).json()).toMatchObject([
    { format: 'json', bytes: WEBM.length, type: 'audio/webm' },
    { format: 'verbose_json', granularities: ['word'] },
  ])
})

test('a recording is stored only if the script says so, until the next script', async () => {
  const recording = () => get('/transcriber/recording')
  await send('PUT', '/transcriber/script', { text: 'Hello' })
  await ask()
  expect((await recording()).status).toBe(404)
  await send('PUT', '/transcriber/script', { text: 'Hello', keepsRecording: true })
  await ask()
  expect(Buffer.from(await (await recording()).arrayBuffer())).toEqual(WEBM)
  await send('PUT', '/transcriber/script', { text: 'Hello' })
  expect((await recording()).status).toBe(404)
})

test('a wrong or missing key, a file whose extension is wrong or missing, and word times from a model without them are rejected', async () => {
  expect((await ask({}, { key: 'another' })).status).toBe(401)
  expect((await ask({}, { name: 'recording.wav' })).status).toBe(400)
  expect((await ask({}, { name: 'recording' })).status).toBe(400)
  expect((await ask({ response_format: 'verbose_json', model: 'heard-plain' })).status).toBe(400)
  expect((await send('POST', '/transcriber/v1/audio/transcriptions', {})).status).toBe(401)
})
