import { MINUTE_MS } from '../platform/clock.ts'
import type { Env } from '../platform/env.ts'
import type { ModelConfig } from '../platform/model-lists.ts'
import type { Model, Picture, Prompt, TokenUsage } from './model.ts'
import { askForStructure, type StructureMode } from './structured-model-answers.ts'

type Keys = Pick<
  Env,
  | 'ANTHROPIC_API_KEY'
  | 'ANTHROPIC_API_URL'
  | 'OPENAI_API_KEY'
  | 'OPENAI_API_URL'
  | 'OPENAI_COMPATIBLE_API_KEY'
>

/** The configured models, in order of preference. A model's SDK is loaded at its first call. */
export const createModels = (env: Keys & Pick<Env, 'MODELS'>): Model[] =>
  env.MODELS.map((name) => createModel(name, env))

function createModel(name: ModelConfig, keys: Keys): Model {
  let opened: Promise<ProviderModel> | undefined
  /** The modes that the model's server has not refused, the strictest first. */
  let modes: readonly StructureMode[] = ['schema', 'json-mode', 'words']
  let hasThought = false
  const thinkingTokens = () => (hasThought ? THINKING_TOKENS : 0)
  const open = () => {
    opened ??= openModel(name, keys)
    return opened
  }
  return {
    id: name.id,
    takesPictures: name.takesPictures ?? false,
    load: (kind) => Promise.all([open(), kind === 'structured' && import('ai')]),
    cacheLifetimeMs: cacheLifetimeMs(name),
    thinkingTokens,
    // The provider's `doStream` instead of the SDK's `streamText`, which takes twice the processor
    // time for features not used here.
    async *stream(prompt, abortSignal) {
      const { stream } = await (await open()).doStream({
        prompt: messagesOf(prompt, name.takesPictures ?? false),
        maxOutputTokens: prompt.maxOutputTokens + thinkingTokens(),
        abortSignal,
        ...effortOf(name, prompt),
        ...(prompt.temperature !== undefined && { temperature: prompt.temperature }),
        ...(name.provider === 'openai' && { providerOptions: openAiOptions(name, prompt) }),
      })
      for await (const part of stream) {
        if (part.type === 'text-delta') yield part.delta
        else if (part.type === 'reasoning-delta') {
          hasThought = true
          yield ''
        } else if (part.type === 'error') throw part.error
        else if (part.type === 'finish') {
          hasThought ||= (part.usage.outputTokens.reasoning ?? 0) > 0
          if (part.finishReason.unified === 'error') throw new Error(`${name.id} ended in an error`)
          const usage = usageOf(part.usage.inputTokens.total, part.usage.outputTokens.total)
          return { usage, isCut: CUT.includes(part.finishReason.unified) }
        }
      }
      throw new Error(`The stream of ${name.id} ended without a finish part`)
    },
    async structured(prompt, schema, abortSignal) {
      const room = prompt.effort ? THINKING_TOKENS : 0
      const call = {
        model: await open(),
        prompt: { ...prompt, maxOutputTokens: prompt.maxOutputTokens + room },
        abortSignal,
        settings: prompt.effort ? effortOf(name, prompt) : {},
      }
      for (const mode of modes) {
        const answer = await askForStructure(call, schema, mode)
        if (answer !== 'refused') return answer
        modes = modes.filter((other) => other !== mode)
      }
      throw new Error(`${name.id} takes no request for JSON`)
    },
  }
}

/** The longest that a model which thinks may think before its answer. */
const THINKING_TOKENS = 4096

/**
 * Where somebody waits for the words, models are asked to think as little as they can. Servers of
 * other makers refuse settings that they do not know, and get room for thoughts instead.
 */
function effortOf({ provider, name }: ModelConfig, { effort }: Prompt) {
  if (provider === 'openai-compatible') return {}
  return { reasoning: effort ?? (/^o\d/.test(name) ? ('low' as const) : ('none' as const)) }
}

/**
 * Anthropic keeps what comes before a marked part, at most four: the user's texts for the length of
 * a conversation, and the transcript for the time until the next question. The other providers find
 * equal beginnings by themselves.
 */
const KEPT_AN_HOUR = { anthropic: { cacheControl: { type: 'ephemeral', ttl: '1h' } } }
const KEPT_SHORTLY = { anthropic: { cacheControl: { type: 'ephemeral' } } }

type ProviderModel = Awaited<ReturnType<typeof openModel>>
type Messages = Parameters<ProviderModel['doStream']>[0]['prompt']

function messagesOf(
  { instructions, prefix, history = [], prompt, pictures = [] }: Prompt,
  takesPictures: boolean,
): Messages {
  const text = (content: string) => ({ type: 'text' as const, text: content })
  return [
    { role: 'system', content: instructions },
    {
      role: 'user',
      content: [
        ...(prefix ? [{ ...text(prefix), providerOptions: KEPT_AN_HOUR }] : []),
        ...history.map((told, index) => ({
          ...text(told),
          ...(index === history.length - 1 && { providerOptions: KEPT_SHORTLY }),
        })),
        text(prompt),
        ...(takesPictures ? pictures.map(asPart) : []),
      ],
    },
  ]
}

/** Those of OpenAI's models whose caches have a lifetime that can be asked for. */
const HAS_CACHE_LIFETIME = /^gpt-(?:5\.(?:[6-9]|\d\d)|[6-9]|\d\d)/

/** How long a cache is kept at least; makers that do not say keep it for about five minutes. */
function cacheLifetimeMs({ provider, name }: ModelConfig) {
  if (provider === 'anthropic') return 60 * MINUTE_MS
  return provider === 'openai' && HAS_CACHE_LIFETIME.test(name) ? 30 * MINUTE_MS : 5 * MINUTE_MS
}

const openAiOptions = ({ name }: ModelConfig, { cacheKey }: Prompt) => ({
  openai: {
    // Summaries of thoughts are not read, and refused to organisations that are not verified.
    reasoningSummary: null,
    ...(cacheKey !== undefined && { promptCacheKey: cacheKey }),
    ...(HAS_CACHE_LIFETIME.test(name) && { promptCacheOptions: { ttl: '30m' } }),
  },
})

const asPart = ({ mediaType, bytes }: Picture) => ({
  type: 'file' as const,
  mediaType,
  data: { type: 'data' as const, data: bytes },
})

/** The reasons of providers for ending an answer before its end. */
const CUT: string[] = ['length', 'content-filter']

const usageOf = (tokensIn: number | undefined, tokensOut: number | undefined): TokenUsage => ({
  tokensIn: tokensIn ?? null,
  tokensOut: tokensOut ?? null,
})

async function openModel({ provider, name, url }: ModelConfig, keys: Keys) {
  switch (provider) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({
        baseURL: keys.ANTHROPIC_API_URL,
        apiKey: keys.ANTHROPIC_API_KEY ?? '',
      })(name)
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ baseURL: keys.OPENAI_API_URL, apiKey: keys.OPENAI_API_KEY ?? '' })(name)
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const { extractReasoningMiddleware, wrapLanguageModel } = await import('ai')
      const key = keys.OPENAI_COMPATIBLE_API_KEY
      const model = createOpenAICompatible({
        name: 'compatible',
        baseURL: url ?? '',
        ...(key && { apiKey: key }),
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(name)
      // Open models write their thoughts into the answer, in a block of this tag.
      return wrapLanguageModel({
        model,
        middleware: extractReasoningMiddleware({ tagName: 'think' }),
      })
    }
  }
}
