import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startStandIns } from '../../../../stand-ins/src/start.ts'
import { WEB_ORIGIN } from '../../test/app.ts'
import type { Prompt } from '../adapters/model.ts'
import { createModels } from '../adapters/models.ts'
import { readEnv } from '../platform/env.ts'
import { callModel } from './call-model.ts'

const standIns = await startStandIns({ port: 0, smtpPort: 0, webOrigin: WEB_ORIGIN })
afterAll(() => standIns.close())
const at = `${standIns.origin}/models`
const PROVIDERS = [
  'anthropic:claude-stand-in',
  'openai:stand-in',
  `openai-compatible:stand-in@${at}/openai/v1`,
]
const models = createModels(
  readEnv({
    WEB_ORIGIN,
    AUTH_SECRET: 'a secret of the test suite, long enough',
    SMTP_URL: standIns.smtpUrl,
    MODELS: PROVIDERS.join(','),
    ANTHROPIC_API_KEY: 'stand-in-key',
    ANTHROPIC_API_URL: `${at}/anthropic/v1`,
    OPENAI_API_KEY: 'stand-in-key',
    OPENAI_API_URL: `${at}/openai/v1`,
    OPENAI_COMPATIBLE_API_KEY: 'stand-in-key',
  }),
)

const script = (...steps: object[]) =>
  fetch(`${at}/script`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(steps),
  })
const Asked = z.object({ model: z.string(), texts: z.array(z.string()), hasLeft: z.boolean() })
const calls = async () => z.array(Asked).parse(await (await fetch(`${at}/calls`)).json())
const prompt: Prompt = { instructions: 'Be short.', prompt: 'Say something.', maxOutputTokens: 300 }

/** Reads a model's whole answer. */
async function readAnswer(
  model: (typeof models)[number],
  silenceTimeoutMs = 5000,
  signal = new AbortController().signal,
) {
  const words = callModel(model, prompt, { signal, silenceTimeoutMs })
  for (let next = await words.next(); ; next = await words.next()) if (next.done) return next.value
}

describe.each(models.map((model) => ({ model, id: model.id })))('$id', ({ model }) => {
  test('streams its words and reports its tokens', async () => {
    await script({ text: 'It was the hash map that cost you the memory.' })
    const result = await readAnswer(model)
    expect(result).toMatchObject({
      outcome: 'complete',
      text: 'It was the hash map that cost you the memory.',
    })
    expect(result.tokens).toEqual({ tokensIn: 6, tokensOut: 12 })
    expect((await calls())[0]?.texts.join(' ')).toContain('Be short. Say something.')
  })

  test.each([
    ['fail', 'failed', ''],
    ['rate-limit', 'failed', ''],
    ['retired', 'failed', ''],
    ['malformed', 'failed', ''],
    ['stall', 'timed-out', ''],
    ['fail-midway', 'interrupted', 'one two '],
    ['stall-midway', 'interrupted', 'one two '],
    ['drop-midway', 'interrupted', 'one two '],
    ['malformed-midway', 'interrupted', 'one two '],
    ['fail-at-end', 'interrupted', 'one two three four'],
  ])('a call told to %s ends as %s', async (act, outcome, text) => {
    await script({ act, text: 'one two three four', paceMs: 20 })
    const result = await readAnswer(model, 500)
    expect([result.outcome, result.text]).toEqual([outcome, text])
    expect(await calls()).toHaveLength(1)
  })

  test('the call ends at once when its signal is aborted', async () => {
    await script({ text: 'word '.repeat(100), paceMs: 50 })
    const abort = new AbortController()
    const words = callModel(model, prompt, { signal: abort.signal, silenceTimeoutMs: 5000 })
    await words.next()
    abort.abort()
    const rest = await words.next()
    for (let next = rest; !next.done; next = await words.next());
    await expect.poll(async () => (await calls())[0]?.hasLeft, { timeout: 1000 }).toBe(true)
  })

  test('a structured answer matches its schema or is rejected', async () => {
    const Shape = z.object({ level: z.int().min(0).max(4), note: z.string() })
    await script({ text: '{"level":3,"note":"Clear."}' })
    const { value, usage } = await model.structured(prompt, Shape, new AbortController().signal)
    expect([value, usage.tokensOut]).toEqual([{ level: 3, note: 'Clear.' }, 7])
    await script({ text: '{"level":40,"note":"Full marks."}' })
    await expect(model.structured(prompt, Shape, new AbortController().signal)).rejects.toThrow()
  })
})

describe('a thinking model', () => {
  const [, , compatible] = models
  if (!compatible) throw new Error('There is no compatible model')

  test('is not silent while it thinks, and its thoughts are no words', async () => {
    await script({ thinking: 'let me see '.repeat(4), text: 'A hash map.', paceMs: 100 })
    expect(await readAnswer(compatible, 500)).toMatchObject({
      outcome: 'complete',
      text: 'A hash map.',
    })
  })

  test('is given up when it thinks for too long', async () => {
    await script({ thinking: 'hmm '.repeat(60), text: 'A hash map.', paceMs: 50 })
    expect(await readAnswer(compatible, 200)).toMatchObject({ outcome: 'timed-out', text: '' })
  })

  test.each([
    ['in one block', '<think>They forgot the map.</think>A hash map.', 'A hash map.'],
    ['over several words', '<think> one two three </think> A hash map.', 'A hash map.'],
    ['in a block that is never closed', '<think> one two three', ''],
  ])('keeps thoughts to itself that stand in the answer: %s', async (_name, text, shown) => {
    await script({ text, paceMs: 5 })
    expect((await readAnswer(compatible)).text.trim()).toBe(shown)
  })

  test('may think before a structured answer', async () => {
    await script({ text: '<think>A good one.</think>{"level":3}' })
    const { value } = await compatible.structured(
      prompt,
      z.object({ level: z.int() }),
      new AbortController().signal,
    )
    expect(value).toEqual({ level: 3 })
  })
})
