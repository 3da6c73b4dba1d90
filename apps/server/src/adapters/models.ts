import type { z } from 'zod'
import type { Env, ModelConfig } from '../platform/env.ts'

/** What a model is asked. `instructions` are ours; `prompt` holds fenced text of others. */
export interface Prompt {
  instructions: string
  prompt: string
  maxOutputTokens: number
  /** What the model has said before its answer was cut off: it is asked for the rest. */
  soFar?: string
}

const GO_ON =
  'You were cut off there. Go on from the very place, in the same words as if nothing had happened: begin with the last word of your answer so ' +
  'far, whole, then give what comes after it. Repeat nothing else, and do not mention the interruption.'

/** Tokens as the provider counts them; null where it does not say. */
export interface Usage {
  tokensIn: number | null
  tokensOut: number | null
}

/** A language model. Every call fails with whatever the provider answered, is tried once, and ends when its signal is aborted. */
export interface Model {
  /** As in `openai:NAME`; what people are told. */
  id: string
  /** Loads what a kind of call needs, so that loading does not count as the model's time. */
  ready(kind: 'stream' | 'structured'): Promise<unknown>
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

function createModel(name: ModelConfig, keys: Keys): Model {
  let opened: ReturnType<typeof openModel> | undefined
  const open = () => {
    opened ??= openModel(name, keys)
    return opened
  }
  return {
    id: name.id,
    ready: (kind) => Promise.all([open(), kind === 'structured' && import('ai')]),
    // Straight from the provider: the SDK's own way of streaming takes twice the processor time, for what nobody asks of it here.
    async *stream({ instructions, prompt, maxOutputTokens, soFar }, abortSignal) {
      const { stream } = await (await open()).doStream({
        prompt: [
          { role: 'system', content: instructions },
          { role: 'user', content: [{ type: 'text', text: prompt }] },
          ...(soFar === undefined ? [] : goingOn(soFar)),
        ],
        maxOutputTokens,
        abortSignal,
      })
      for await (const part of stream) {
        if (part.type === 'text-delta') yield part.delta
        else if (part.type === 'error') throw part.error
        else if (part.type === 'finish') {
          if (part.finishReason.unified === 'error') throw new Error(`${name.id} ended in an error`)
          return usageOf(part.usage.inputTokens.total, part.usage.outputTokens.total)
        }
      }
      throw new Error(`${name.id} ended before its end`)
    },
    async structured({ instructions, prompt, maxOutputTokens }, schema, abortSignal) {
      const { generateText, Output } = await import('ai')
      const { output, totalUsage } = await generateText({
        model: await open(),
        instructions,
        prompt,
        maxOutputTokens,
        abortSignal,
        output: Output.object({ schema }),
        // Whoever asks has a next model for that.
        maxRetries: 0,
      })
      return { value: schema.parse(output), usage: usageOf(totalUsage.inputTokens, totalUsage.outputTokens) }
    },
  }
}

const goingOn = (soFar: string) => [
  { role: 'assistant' as const, content: [{ type: 'text' as const, text: soFar.trimEnd() }] },
  { role: 'user' as const, content: [{ type: 'text' as const, text: GO_ON }] },
]

const usageOf = (tokensIn: number | undefined, tokensOut: number | undefined): Usage => ({
  tokensIn: tokensIn ?? null,
  tokensOut: tokensOut ?? null,
})

async function openModel({ provider, name, url }: ModelConfig, keys: Keys) {
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
