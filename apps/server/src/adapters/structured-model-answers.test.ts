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
    .array(z.looseObject({ texts: z.array(z.string()), structure: z.string().nullable() }))
    .parse(await (await fetch(`${standIns.origin}/models/calls`)).json())

const schema = z.object({ level: z.int() })
const prompt = { instructions: 'Judge the answer.', prompt: 'I used a map.', maxOutputTokens: 50 }
const openOne = () => {
  const url = `${standIns.origin}/models/openai/v1`
  const config = {
    id: 'openai-compatible:local',
    provider: 'openai-compatible' as const,
    name: 'local',
    url,
  }
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
  expect(await ask()).toMatchObject({
    value: { level: 3 },
    usage: { tokensOut: expect.any(Number) },
  })
})

test.each([
  ['in a fence', 'Here you are:\n```json\n{"level": 2}\n```'],
  ['with words around it', 'My judgement: {"level": 2}. I hope that helps.'],
])('JSON %s is taken from a server that ignores the schema', async (_name, text) => {
  await script({ text })
  expect(await ask()).toMatchObject({ value: { level: 2 } })
})

test.each([
  [
    'schemas is asked in JSON mode',
    'refuse-schema',
    '{"level": 1}',
    ['schema', 'json-mode', 'json-mode'],
  ],
  [
    'schemas, and gives JSON in JSON mode only,',
    'json-mode-only',
    '{"level": 1}',
    ['schema', 'json-mode', 'json-mode'],
  ],
  [
    'every form is asked in words',
    'refuse-json',
    '```json\n{"level": 1}\n```',
    ['schema', 'json-mode', 'words', 'words'],
  ],
])('a server that refuses %s at once from then on', async (_name, act, text, modes) => {
  await script({ act, text })
  const model = openOne()
  expect(await ask(model)).toMatchObject({ value: { level: 1 } })
  expect(await ask(model)).toMatchObject({ value: { level: 1 } })
  const sent = await calls()
  expect(sent.map(({ structure }) => structure ?? 'words')).toEqual(modes)
  const isDescribed = sent.map(({ texts }) => texts.join(' ').includes('matches this JSON schema'))
  expect(isDescribed).toEqual(modes.map((mode) => mode !== 'schema'))
})

test('an answer without JSON, or of another shape, fails', async () => {
  await script({ text: 'I would rather not.' })
  await expect(ask()).rejects.toThrow()
  await script({ text: '{"level":"high"}' })
  await expect(ask()).rejects.toThrow()
})
