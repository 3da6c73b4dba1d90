import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startStandIns } from '../../../../stand-ins/src/start.ts'
import { WEB_ORIGIN } from '../../test/app.ts'
import { readEnv } from '../platform/env.ts'
import type { Prompt } from './model.ts'
import { createModels } from './models.ts'

/*
 * What each provider is asked for beside the texts: how long it keeps what, and how much it thinks.
 */

const standIns = await startStandIns({ port: 0, smtpPort: 0, webOrigin: WEB_ORIGIN })
afterAll(() => standIns.close())
const at = `${standIns.origin}/models`

const modelOf = (name: string) => {
  const [model] = createModels(
    readEnv({
      WEB_ORIGIN,
      AUTH_SECRET: 'a secret of the test suite, long enough',
      SMTP_URL: standIns.smtpUrl,
      MODELS: name,
      ANTHROPIC_API_KEY: 'stand-in-key',
      ANTHROPIC_API_URL: `${at}/anthropic/v1`,
      OPENAI_API_KEY: 'stand-in-key',
      OPENAI_API_URL: `${at}/openai/v1`,
      OPENAI_COMPATIBLE_API_KEY: 'stand-in-key',
    }),
  )
  if (!model) throw new Error('No model')
  return model
}

const PROMPT: Prompt = {
  instructions: 'Be short.',
  prefix: 'A resume.',
  history: ['What was said first.', 'What was said next.'],
  cacheKey: 'session-1',
  prompt: 'Why?',
  maxOutputTokens: 300,
}

const script = (...steps: object[]) =>
  fetch(`${at}/script`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(steps),
  })
beforeEach(() => script({ text: 'So.' }))

const Call = z.object({
  texts: z.array(z.string()),
  settings: z.record(z.string(), z.unknown()),
  kept: z.array(z.string()),
})
async function settingsOf(model: ReturnType<typeof modelOf>) {
  const words = model.stream(PROMPT, new AbortController().signal)
  while (!(await words.next()).done);
  const calls = z.array(Call).parse(await (await fetch(`${at}/calls`)).json())
  const last = calls.at(-1)
  if (!last) throw new Error('No call')
  return last
}

test('Anthropic keeps the user’s texts for an hour and the transcript for its next use, and is not asked to think', async () => {
  const model = modelOf('anthropic:claude-stand-in')
  const { texts, kept, settings } = await settingsOf(model)
  expect(texts).toEqual([
    'Be short.',
    'A resume.',
    'What was said first.',
    'What was said next.',
    'Why?',
  ])
  expect(kept).toEqual(['1h', '5m'])
  expect(settings).toMatchObject({ max_tokens: 300, thinking: { type: 'disabled' } })
  expect(model.cacheLifetimeMs).toBe(3_600_000)
})

test.each([
  ['gpt-4o-mini', undefined, undefined, 5],
  ['gpt-5-mini', { effort: 'minimal' }, undefined, 5],
  ['gpt-5.1', { effort: 'none' }, undefined, 5],
  ['gpt-5.6', { effort: 'none' }, { ttl: '30m' }, 30],
  ['gpt-6', { effort: 'low' }, { ttl: '30m' }, 30],
  ['o4-mini', { effort: 'low' }, undefined, 5],
])(
  'OpenAI’s %s finds a session by its key, and thinks as little as it can',
  async (name, reasoning, options, minutes) => {
    const model = modelOf(`openai:${name}`)
    const { settings } = await settingsOf(model)
    expect(settings).toMatchObject({ max_output_tokens: 300, prompt_cache_key: 'session-1' })
    expect(settings.reasoning).toEqual(reasoning)
    expect(settings.prompt_cache_options).toEqual(options)
    expect(model.cacheLifetimeMs).toBe(minutes * 60_000)
  },
)

test('a compatible server gets no setting that it may not know, and room for thoughts once it has thought', async () => {
  const model = modelOf(`openai-compatible:stand-in@${at}/openai/v1`)
  await script({ text: 'So.', thinking: 'Well, let me see.' })
  const fields = ['max_tokens', 'model', 'stream', 'stream_options']
  const first = await settingsOf(model)
  expect(Object.keys(first.settings).toSorted()).toEqual(fields)
  expect(first.settings.max_tokens).toBe(300)
  expect(model.thinkingTokens()).toBe(4096)
  expect((await settingsOf(model)).settings.max_tokens).toBe(4396)
})
