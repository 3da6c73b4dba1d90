import { z } from 'zod'

/** A configured language model; `id` is the name shown to users. */
export interface ModelConfig {
  id: string
  provider: 'anthropic' | 'openai' | 'openai-compatible'
  name: string
  /** The API address, for OpenAI-compatible models only, which have no default address. */
  url?: string
  /** The model takes pictures: its name ends in `+images`. */
  takesPictures?: true
}

/** The variable `MODELS`. */
export const models = z
  .string()
  .default('')
  .transform((list, context): ModelConfig[] =>
    list.split(',').flatMap((entry) => {
      const [, provider, name, images, url] = entry.trim().match(MODEL) ?? []
      if (entry.trim() === '') return []
      const isCompatible = provider === 'openai-compatible'
      if (!name || isCompatible !== (url !== undefined)) {
        context.addIssue(
          'must list anthropic:NAME, openai:NAME or openai-compatible:NAME@URL, with commas between them',
        )
        return []
      }
      return [
        {
          id: `${provider}:${name}`,
          provider: provider as ModelConfig['provider'],
          name,
          ...(images && { takesPictures: true as const }),
          ...(url && { url }),
        },
      ]
    }),
  )
const MODEL = /^(anthropic|openai|openai-compatible):([\w.:/-]+?)(\+images)?(?:@(https?:\/\/\S+))?$/

/**
 * A configured transcriber. `file` transcribes an utterance once it has ended, `realtime` while
 * people speak.
 */
export interface TranscriberConfig {
  protocol: 'file' | 'realtime'
  name: string
  url: string
  /**
   * The model finds the ends of utterances itself, and takes no commits: its name ends in `+vad`.
   */
  hasServerVad?: true
}

/** The variable `TRANSCRIBER`. */
export const transcribers = z
  .string()
  .default('')
  .transform((list, context): TranscriberConfig[] =>
    list.split(',').flatMap((entry) => {
      if (entry.trim() === '') return []
      const [, protocol, name, vad, url] = entry.trim().match(TRANSCRIBER) ?? []
      const isRealtime = protocol === 'openai-realtime'
      if (!name || !url || (!isRealtime && (vad || url.startsWith('ws')))) {
        context.addIssue(
          'must list openai-realtime:MODEL@URL or openai-compatible:MODEL@URL, with commas between them',
        )
        return []
      }
      return [
        {
          protocol: isRealtime ? ('realtime' as const) : ('file' as const),
          name,
          url: url.replace(/\/+$/, ''),
          ...(vad && { hasServerVad: true as const }),
        },
      ]
    }),
  )
const TRANSCRIBER =
  /^(openai-realtime|openai-compatible):([\w.:/-]+?)(\+vad)?@((?:https?|wss?):\/\/\S+)$/
