import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startStandIns, WEB_ORIGIN } from '../../test/app.ts'
import { createModels, type Prompt } from '../adapters/models.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { readEnv } from '../platform/env.ts'
import { callModel } from './call-model.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { type ModelPool, type ReplyChunk, streamReply } from './stream-reply.ts'
import type { CallRecord } from './token-budget.ts'

const standIns = await startStandIns({ port: 0, smtpPort: 0, webOrigin: WEB_ORIGIN })
afterAll(() => standIns.close())
const at = `${standIns.origin}/models`
const PROVIDERS = ['anthropic:claude-stand-in', 'openai:stand-in', `openai-compatible:stand-in@${at}/openai/v1`]
const models = createModels(
  readEnv({
    WEB_ORIGIN,
    AUTH_SECRET: 'a secret of the test suite, long enough',
    SMTP_URL: standIns.smtpUrl,
    MODELS: [...PROVIDERS, 'openai:second'].join(','),
    ANTHROPIC_API_KEY: 'stand-in-key',
    ANTHROPIC_API_URL: `${at}/anthropic/v1`,
    OPENAI_API_KEY: 'stand-in-key',
    OPENAI_API_URL: `${at}/openai/v1`,
    OPENAI_COMPATIBLE_API_KEY: 'stand-in-key',
  }),
)
const providers = models.slice(0, 3)
const [, openai, compatible, second] = models as [(typeof models)[0], ...typeof models]

const script = (...steps: object[]) =>
  fetch(`${at}/script`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(steps),
  })
const Asked = z.object({ model: z.string(), texts: z.array(z.string()), hasLeft: z.boolean() })
const calls = async () => z.array(Asked).parse(await (await fetch(`${at}/calls`)).json())
const prompt: Prompt = { instructions: 'Be short.', prompt: 'Say something.', maxOutputTokens: 300 }

/** All that one model says, and how it went. */
async function listen(model: (typeof models)[number], silenceMs = 5000, signal = new AbortController().signal) {
  const words = callModel(model, prompt, { signal, silenceMs })
  for (let next = await words.next(); ; next = await words.next()) if (next.done) return next.value
}

describe.each(providers.map((model) => ({ model, id: model.id })))('$id', ({ model }) => {
  test('streams its words and tells its tokens', async () => {
    await script({ text: 'It was the hash map that cost you the memory.' })
    const heard = await listen(model)
    expect(heard).toMatchObject({ outcome: 'complete', said: 'It was the hash map that cost you the memory.' })
    expect(heard.tokens).toEqual({ tokensIn: 6, tokensOut: 12 })
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
  ])('that is told to %s is heard as %s', async (act, outcome, said) => {
    await script({ act, text: 'one two three four', paceMs: 20 })
    const heard = await listen(model, 500)
    expect([heard.outcome, heard.said]).toEqual([outcome, said])
    expect(await calls()).toHaveLength(1)
  })

  test('is let go at once when nobody listens any more', async () => {
    await script({ text: 'word '.repeat(100), paceMs: 50 })
    const leaving = new AbortController()
    const words = callModel(model, prompt, { signal: leaving.signal, silenceMs: 5000 })
    await words.next()
    leaving.abort()
    const rest = await words.next()
    for (let next = rest; !next.done; next = await words.next());
    await expect.poll(async () => (await calls())[0]?.hasLeft, { timeout: 1000 }).toBe(true)
  })

  test('answers in the form of a schema, or is refused', async () => {
    const Shape = z.object({ level: z.int().min(0).max(4), note: z.string() })
    await script({ text: '{"level":3,"note":"Clear."}' })
    const { value, usage } = await model.structured(prompt, Shape, new AbortController().signal)
    expect([value, usage.tokensOut]).toEqual([{ level: 3, note: 'Clear.' }, 7])
    await script({ text: '{"level":40,"note":"Full marks."}' })
    await expect(model.structured(prompt, Shape, new AbortController().signal)).rejects.toThrow()
  })
})

describe('several models', () => {
  function poolOf(list: (string | undefined)[], clock = () => new Date()) {
    const recorded: CallRecord[] = []
    const made: ModelPool = {
      models: models.filter(({ id }) => list.includes(id)),
      breaker: createCircuitBreaker(clock),
      silenceMs: 300,
      log: Fastify().log,
      usage: { used: async () => 0, canAfford: () => true, record: async (_id, call) => void recorded.push(call) },
    }
    return { made, recorded }
  }
  async function reply(made: ModelPool) {
    const pieces: ReplyChunk[] = []
    const signal = new AbortController().signal
    const words = streamReply(made, { interviewId: crypto.randomUUID(), purpose: 'answer', prompt, signal })
    for (let next = await words.next(); ; next = await words.next()) {
      if (next.done) return { ending: next.value, pieces }
      pieces.push(next.value)
    }
  }
  const text = (pieces: ReplyChunk[]) => pieces.map((piece) => ('words' in piece ? piece.words : '')).join('')

  test.each(['fail', 'rate-limit', 'retired', 'stall', 'malformed'])(
    'the next one takes over from one that is told to %s, before any words',
    async (act) => {
      await script({ model: 'stand-in', act }, { text: 'I am the second.' })
      const { made, recorded } = poolOf([openai?.id, second?.id])
      const { ending, pieces } = await reply(made)
      expect([ending, text(pieces)]).toEqual(['complete', 'I am the second.'])
      expect(pieces[0]).toEqual({ by: 'openai:second', hasTakenOver: true })
      expect(recorded.map(({ model, outcome }) => [model, outcome])).toEqual([
        ['openai:stand-in', act === 'stall' ? 'timed-out' : 'failed'],
        ['openai:second', 'complete'],
      ])
    },
  )

  test('nobody takes over after the first words', async () => {
    await script({ model: 'stand-in', act: 'fail-midway', text: 'one two three four' })
    const { made } = poolOf([openai?.id, second?.id])
    const { ending, pieces } = await reply(made)
    expect([ending, text(pieces)]).toEqual(['interrupted', 'one two '])
    expect(await calls()).toHaveLength(1)
  })

  test('one that keeps failing is left alone for a minute, then tried by one caller', async () => {
    let now = Date.now()
    await script({ model: 'stand-in', act: 'fail' }, { text: 'Well.' })
    const { made } = poolOf([openai?.id, second?.id], () => new Date(now))
    for (let turn = 0; turn < 5; turn++) await reply(made)
    const askedOf = async (name: string) => (await calls()).filter(({ model }) => model === name).length
    expect([await askedOf('stand-in'), await askedOf('second')]).toEqual([3, 5])
    now += MINUTE_MS
    expect(made.breaker.mayTry('openai:stand-in')).toBe(true)
    expect(made.breaker.mayTry('openai:stand-in')).toBe(false)
    made.breaker.leftOpen('openai:stand-in')
    await script({ text: 'Well again.' })
    await reply(made)
    await reply(made)
    expect(await askedOf('stand-in')).toBe(2)
  })

  test('all of them failing leaves it to the coach', async () => {
    await script({ act: 'fail' })
    const { made } = poolOf([openai?.id, compatible?.id])
    expect(await reply(made)).toEqual({ ending: 'silent', pieces: [] })
  })
})
