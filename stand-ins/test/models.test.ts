import { expect, test } from 'vitest'
import { z } from 'zod'
import { startForTests } from './stand-ins.ts'

const { send, get, tell, reset } = await startForTests()
const bearer = { authorization: 'Bearer stand-in-key', 'content-type': 'application/json' }
const ask = (path: string, body: object, headers: Record<string, string> = bearer) =>
  get(`/models${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
const chat = (more: object = {}) => ({
  model: 'one',
  messages: [{ role: 'user', content: 'Hello' }],
  ...more,
})
const write = (...steps: object[]) => send('PUT', '/models/script', steps)

test('each API answers in its own format, whole and as a stream, and only with the right key', async () => {
  await write({ text: 'Two words' })
  const apis: [string, object, Record<string, string>, RegExp][] = [
    ['/openai/v1/chat/completions', chat(), bearer, /"delta":\{"content":"Two "\}.*\[DONE\]/s],
    [
      '/openai/v1/responses',
      { model: 'one', input: 'Hello' },
      bearer,
      /"delta":"Two ".*response\.completed/s,
    ],
    [
      '/anthropic/v1/messages',
      chat({ max_tokens: 10 }),
      {
        'x-api-key': 'stand-in-key',
        'anthropic-version': '2023-06-01',
        'content-type': 'application/json',
      },
      /"text":"Two ".*message_stop/s,
    ],
  ]
  for (const [path, body, headers, words] of apis) {
    expect(await (await ask(path, body, headers)).text()).toContain('Two words')
    const streamed = await ask(path, { ...body, stream: true }, headers)
    expect(streamed.headers.get('content-type')).toBe('text/event-stream')
    expect(await streamed.text()).toMatch(words)
    expect((await ask(path, body, { 'content-type': 'application/json' })).status).toBe(401)
  }
  const calls = z
    .array(z.object({ texts: z.array(z.string()) }))
    .parse(await (await get('/models/calls')).json())
  expect(calls.map(({ texts }) => texts)).toEqual(Array(6).fill(['Hello']))
})

test('a script causes failures for a model and a number of requests', async () => {
  await write(
    { model: 'one', act: 'rate-limit', times: 1 },
    { model: 'one', act: 'retired', times: 1 },
    { text: 'Well' },
  )
  const path = '/openai/v1/chat/completions'
  expect((await ask(path, chat({ model: 'two' }))).status).toBe(200)
  expect((await ask(path, chat())).status).toBe(429)
  expect((await ask(path, chat())).status).toBe(404)
  expect(await (await ask(path, chat())).text()).toContain('Well')
  await write({ act: 'fail-midway', text: 'one two three four' })
  const text = await (await ask(path, chat({ stream: true }))).text()
  expect(text).toMatch(/two.*"error"/s)
  expect(text).not.toContain('three')
  expect((await send('PUT', '/models/script', [{ act: 'sulk' }])).status).toBe(400)
})

test('a structured answer is the simplest value of its schema unless the script has one', async () => {
  await write()
  const schema = {
    type: 'object',
    properties: { level: { type: 'integer', minimum: 1 }, notes: { type: 'array' } },
  }
  const body = chat({
    response_format: { type: 'json_schema', json_schema: { name: 'score', schema } },
  })
  const answer = await (await ask('/openai/v1/chat/completions', body)).text()
  expect(answer).toContain(JSON.stringify(JSON.stringify({ level: 1, notes: [] })))
})

test('the general control applies', async () => {
  await tell('models', { mode: 'fail', times: 1 })
  expect((await ask('/openai/v1/chat/completions', chat())).status).toBe(503)
  await reset()
})
