import type { Env } from '../platform/env.ts'
import type { ModelConfig } from '../platform/model-lists.ts'
import type { Model, Picture, TokenUsage } from './model.ts'
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
  let opened: ReturnType<typeof openModel> | undefined
  /** The modes that the model's server has not refused, the strictest first. */
  let modes: readonly StructureMode[] = ['schema', 'json-mode', 'words']
  const open = () => {
    opened ??= openModel(name, keys)
    return opened
  }
  return {
    id: name.id,
    takesPictures: name.takesPictures ?? false,
    load: (kind) => Promise.all([open(), kind === 'structured' && import('ai')]),
    // The provider's `doStream` instead of the SDK's `streamText`, which takes twice the processor
    // time for features not used here.
    async *stream({ instructions, prefix, prompt, picture, maxOutputTokens }, abortSignal) {
      const { stream } = await (await open()).doStream({
        prompt: [
          { role: 'system', content: instructions },
          {
            role: 'user',
            content: [
              ...(prefix ? [{ type: 'text' as const, text: prefix, providerOptions: CACHED }] : []),
              { type: 'text', text: prompt },
              ...(name.takesPictures && picture ? [asPart(picture)] : []),
            ],
          },
        ],
        maxOutputTokens,
        abortSignal,
      })
      for await (const part of stream) {
        if (part.type === 'text-delta') yield part.delta
        else if (part.type === 'reasoning-delta') yield ''
        else if (part.type === 'error') throw part.error
        else if (part.type === 'finish') {
          if (part.finishReason.unified === 'error') throw new Error(`${name.id} ended in an error`)
          const usage = usageOf(part.usage.inputTokens.total, part.usage.outputTokens.total)
          return { usage, isCut: CUT.includes(part.finishReason.unified) }
        }
      }
      throw new Error(`The stream of ${name.id} ended without a finish part`)
    },
    async structured(prompt, schema, abortSignal) {
      const call = { model: await open(), prompt, abortSignal }
      for (const mode of modes) {
        const answer = await askForStructure(call, schema, mode)
        if (answer !== 'refused') return answer
        modes = modes.filter((other) => other !== mode)
      }
      throw new Error(`${name.id} takes no request for JSON`)
    },
  }
}

/** Anthropic keeps what comes before a marked part. The other providers cache by themselves. */
const CACHED = { anthropic: { cacheControl: { type: 'ephemeral' } } }

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
