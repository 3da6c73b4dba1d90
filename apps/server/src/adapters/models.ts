import type { LanguageModel } from 'ai'
import type { z } from 'zod'
import type { Env, ModelName } from '../env.ts'

/** What a model is asked. `instructions` are ours; `prompt` holds fenced text of others. */
export interface Prompt {
  instructions: string
  prompt: string
  maxOutputTokens: number
}

/** Tokens as the provider counts them; null where it does not say. */
export interface Usage {
  tokensIn: number | null
  tokensOut: number | null
}

/** A language model. Every call fails with whatever the provider answered, is tried once, and ends when its signal is aborted. */
export interface Model {
  /** As in `openai:NAME`; what people are told. */
  id: string
  /** Loads what is loaded late, so that the first call does not wait for it. */
  ready(): Promise<unknown>
  /** The answer piece by piece; what it used comes last, as the generator's return value. */
  stream(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string, Usage>
  /** An answer in the form of `schema`, checked. */
  structured<Shape extends z.ZodType>(
    prompt: Prompt,
    schema: Shape,
    signal: AbortSignal,
  ): Promise<{ value: z.output<Shape>; usage: Usage }>
}

type Keys = Pick<
  Env,
  'ANTHROPIC_API_KEY' | 'ANTHROPIC_API_URL' | 'OPENAI_API_KEY' | 'OPENAI_API_URL' | 'OPENAI_COMPATIBLE_API_KEY'
>

/** The configured models, in order of preference. Nothing of their SDK is loaded before one is first asked. */
export const createModels = (env: Keys & Pick<Env, 'MODELS'>): Model[] =>
  env.MODELS.map((name) => createModel(name, env))

function createModel(name: ModelName, keys: Keys): Model {
  let opened: Promise<LanguageModel> | undefined
  const open = () => {
    opened ??= openModel(name, keys)
    return opened
  }
  const ready = () => Promise.all([import('ai'), open()])
  const request = async ({ instructions, prompt, maxOutputTokens }: Prompt, abortSignal: AbortSignal) => ({
    model: await open(),
    instructions,
    prompt,
    maxOutputTokens,
    abortSignal,
    // Whoever asks has a next model for that.
    maxRetries: 0,
  })
  return {
    id: name.id,
    ready,
    async *stream(prompt, signal) {
      const { streamText } = await import('ai')
      const { stream } = streamText({
        ...(await request(prompt, signal)),
        // Without a listener of ours it writes to the console. The error comes through the stream too.
        onError: () => {},
      })
      for await (const part of stream) {
        if (part.type === 'text-delta') yield part.text
        else if (part.type === 'error') throw part.error
        else if (part.type === 'abort') throw signal.reason
        else if (part.type === 'finish' && part.finishReason === 'error')
          throw new Error(`${name.id} ended in an error`)
        else if (part.type === 'finish') return usageOf(part.totalUsage)
      }
      throw new Error(`${name.id} ended before its end`)
    },
    async structured(prompt, schema, signal) {
      const { generateText, Output } = await import('ai')
      const { output, totalUsage } = await generateText({
        ...(await request(prompt, signal)),
        output: Output.object({ schema }),
      })
      return { value: schema.parse(output), usage: usageOf(totalUsage) }
    },
  }
}

const usageOf = (usage: { inputTokens: number | undefined; outputTokens: number | undefined }): Usage => ({
  tokensIn: usage.inputTokens ?? null,
  tokensOut: usage.outputTokens ?? null,
})

async function openModel({ provider, name, url }: ModelName, keys: Keys): Promise<LanguageModel> {
  switch (provider) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ baseURL: keys.ANTHROPIC_API_URL, apiKey: keys.ANTHROPIC_API_KEY ?? '' })(name)
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ baseURL: keys.OPENAI_API_URL, apiKey: keys.OPENAI_API_KEY ?? '' })(name)
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const key = keys.OPENAI_COMPATIBLE_API_KEY
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: url ?? '',
        ...(key && { apiKey: key }),
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(name)
    }
  }
}
