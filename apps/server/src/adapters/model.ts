import type { z } from 'zod'

/**
 * A request to a model. `instructions` are our own text; `prompt` contains other people's text,
 * fenced.
 */
export interface Prompt {
  instructions: string
  /**
   * Text before the prompt that is the same in many requests, which providers keep in their caches.
   * In requests for streamed answers only.
   */
  prefix?: string
  /**
   * Texts after it that stay as they are while later requests add further ones, which providers
   * keep, too. In requests for streamed answers only.
   */
  history?: string[]
  /** Is the same in requests that begin alike: some providers find them by it in their caches. */
  cacheKey?: string
  prompt: string
  /** Come after the text, in requests for streamed answers of models that take pictures. */
  pictures?: Picture[]
  maxOutputTokens: number
  /** How much a model may think before it answers; without it as little as it can. */
  effort?: 'low'
  /** From 0, the likeliest words, to 1; without it the provider's own. */
  temperature?: number
}

export interface Picture {
  mediaType: 'image/jpeg' | 'image/png'
  bytes: Uint8Array
}

/** Tokens as the provider counts them; null where the provider gives no count. */
export interface TokenUsage {
  tokensIn: number | null
  tokensOut: number | null
}

/** How a streamed answer ended. `isCut`: at its maximum length, or by the provider's filter. */
export interface StreamEnd {
  usage: TokenUsage
  isCut: boolean
}

/**
 * A language model. A call is made once, without retries, fails with the provider's own error, and
 * ends when its signal is aborted.
 */
export interface Model {
  /** `PROVIDER:NAME`, as users see it. */
  id: string
  /** True for a model that is configured to take pictures; the others get the text alone. */
  takesPictures: boolean
  /** How long the provider keeps the beginning of a prompt that is not sent again. */
  cacheLifetimeMs: number
  /**
   * The tokens that an answer may take beyond the prompt's `maxOutputTokens`: 0 for a model that
   * has not been seen to think.
   */
  thinkingTokens(): number
  /** Loads the SDK for a kind of call, so that loading does not count as the model's time. */
  load(kind: 'stream' | 'structured'): Promise<unknown>
  /**
   * The answer in chunks as they arrive; the generator returns how it ended. An empty chunk is a
   * sign of life of a model that is still thinking. What it thinks is never part of the answer.
   */
  stream(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string, StreamEnd>
  /** An answer that matches `schema`, parsed. */
  structured<Shape extends z.ZodType>(
    prompt: Prompt,
    schema: Shape,
    signal: AbortSignal,
  ): Promise<{ value: z.output<Shape>; usage: TokenUsage }>
}
