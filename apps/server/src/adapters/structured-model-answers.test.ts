import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startApp } from '../../test/app.ts'
import { createModels } from './models.ts'

const { standIns } = await startApp()
const script = async (...steps: object[]) => {
  const headers = { 'content-type': 'application/json' }
  const { ok } = await fetch(`${standIns.origin}/models/script`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(steps),
  })
  expect(ok).toBe(true)
}
const calls = async () =>
  z
    .array(z.looseObject({ texts: z.array(z.string()) }))
    .parse(await (await fetch(`${standIns.origin}/models/calls`)).json())

const schema = z.object({ level: z.int() })
const prompt = { instructions: 'Judge the answer.', prompt: 'I used a map.', maxOutputTokens: 50 }
const openOne = () => {
  const url = `${standIns.origin}/models/openai/v1`
  const config = { id: 'openai-compatible:local', provider: 'openai-compatible' as const, name: 'local', url }
  const [model] = createModels({
    MODELS: [config],
    ANTHROPIC_API_URL: url,
    OPENAI_API_URL: url,
    OPENAI_COMPATIBLE_API_KEY: 'stand-in-key',
  })
  if (!model) throw new Error('There is no model')
  return model
}
const ask = (model = openOne()) => model.structured(prompt, schema, new AbortController().signal)
beforeEach(() => script({ text: '{"level":3}' }))

test('an answer of the schema is parsed, with its tokens', async () => {
  expect(await ask()).toMatchObject({ value: { level: 3 }, usage: { tokensOut: expect.any(Number) } })
})

test.each([
  ['in a fence', 'Here you are:\n```json\n{"level": 2}\n```'],
  ['with words around it', 'My judgement: {"level": 2}. I hope that helps.'],
])('JSON %s is taken from a server that ignores the schema', async (_name, text) => {
  await script({ text })
  expect(await ask()).toMatchObject({ value: { level: 2 } })
})

test('a server that refuses schemas is asked in words, and from then on at once', async () => {
  await script({ act: 'refuse-schema', text: '```json\n{"level": 1}\n```' })
  const model = openOne()
  expect(await ask(model)).toMatchObject({ value: { level: 1 } })
  expect(await ask(model)).toMatchObject({ value: { level: 1 } })
  const sent = (await calls()).map(({ texts }) => texts.join(' '))
  expect(sent.map((texts) => texts.includes('matches this JSON schema'))).toEqual([false, true, true])
})

test('an answer without JSON, or of another shape, fails', async () => {
  await script({ text: 'I would rather not.' })
  await expect(ask()).rejects.toThrow()
  await script({ text: '{"level":"high"}' })
  await expect(ask()).rejects.toThrow()
})
