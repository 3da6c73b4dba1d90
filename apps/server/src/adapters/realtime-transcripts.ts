import { plainText } from '@sightline/contracts/text/plain-text'
import { z } from 'zod'

const KNOWN_ITEMS_MAX = 200

const text = z.string()
const TranscriptionEvent = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('input_audio_buffer.committed'), item_id: text }),
  z.looseObject({
    type: z.literal('conversation.item.input_audio_transcription.delta'),
    item_id: text,
    delta: text,
  }),
  z.looseObject({
    type: z.literal('conversation.item.input_audio_transcription.completed'),
    item_id: text,
    transcript: text,
  }),
  z.looseObject({
    type: z.literal('conversation.item.input_audio_transcription.failed'),
    item_id: text,
  }),
  z.looseObject({
    type: z.literal('error'),
    error: z.looseObject({ code: text.nullish(), param: text.nullish() }),
  }),
])
export type TranscriptionEvent = z.infer<typeof TranscriptionEvent>
const KNOWN_EVENTS = new Set<unknown>(
  TranscriptionEvent.options.map(({ shape }) => shape.type.value),
)

/** The event in a message; null for one that does not matter here. */
export function eventIn(message: string): TranscriptionEvent | 'malformed' | null {
  try {
    const event: unknown = JSON.parse(message)
    const type = z.looseObject({ type: text }).parse(event).type
    return KNOWN_EVENTS.has(type) ? TranscriptionEvent.parse(event) : null
  } catch {
    return 'malformed'
  }
}

/**
 * An utterance whose text is not final yet. `items`: the transcriber's parts of it, in the order
 * they were heard.
 */
export interface Utterance {
  items: Map<string, { text: string; isFinal: boolean }>
  hasEnded: boolean
  onInterim: (text: string) => void
  settle: PromiseWithResolvers<string>
  timer: NodeJS.Timeout | undefined
}

interface Outcomes {
  /** The connection is of no more use. */
  fail: (reason: string) => void
  /** An utterance has its text. */
  onText: () => void
}

/**
 * Matches the transcriber's items to the utterances of one connection, in whatever order they are
 * completed.
 */
export function createTranscripts(hasServerVad: boolean, { fail, onText }: Outcomes) {
  /** Those without their text, in the order in which they began. */
  const open: Utterance[] = []
  /**
   * The utterance of each item; kept after its end, so that nothing late is taken for the next
   * one's.
   */
  const utteranceOfItem = new Map<string, Utterance>()

  function finish(utterance: Utterance, words: string) {
    clearTimeout(utterance.timer)
    open.splice(open.indexOf(utterance), 1)
    utterance.settle.resolve(plainText(words).trim())
    onText()
  }

  /**
   * A new item belongs to the oldest utterance without one. With its own detection, a model may
   * find several.
   */
  function utteranceOf(itemId: string): Utterance | undefined {
    const known = utteranceOfItem.get(itemId)
    if (known) return known
    const utterance =
      open.find(({ items }) => items.size === 0) ?? (hasServerVad ? open.at(-1) : undefined)
    if (!utterance) return
    utterance.items.set(itemId, { text: '', isFinal: false })
    utteranceOfItem.set(itemId, utterance)
    for (const oldest of utteranceOfItem.keys()) {
      if (utteranceOfItem.size <= KNOWN_ITEMS_MAX) break
      utteranceOfItem.delete(oldest)
    }
    return utterance
  }

  return {
    open,
    finish,
    begin(onInterim: (text: string) => void): Utterance {
      const settle = Promise.withResolvers<string>()
      const utterance: Utterance = {
        items: new Map(),
        hasEnded: false,
        onInterim,
        settle,
        timer: undefined,
      }
      open.push(utterance)
      return utterance
    },
    receive(event: TranscriptionEvent) {
      if (event.type === 'error') {
        const empty = open.find(({ hasEnded, items }) => hasEnded && items.size === 0)
        if (event.error.code === 'input_audio_buffer_commit_empty' && empty)
          return finish(empty, '')
        return fail(`The transcriber answered the error ${event.error.code ?? 'without a code'}`)
      }
      const utterance = utteranceOf(event.item_id)
      const item = utterance?.items.get(event.item_id)
      if (!utterance || !item || !open.includes(utterance)) return
      if (event.type === 'conversation.item.input_audio_transcription.failed')
        return fail('The transcriber failed at an utterance')
      if (event.type === 'conversation.item.input_audio_transcription.delta' && !item.isFinal) {
        item.text += event.delta
        utterance.onInterim(plainText(wordsOf(utterance)).trim())
      }
      if (event.type !== 'conversation.item.input_audio_transcription.completed') return
      Object.assign(item, { text: event.transcript, isFinal: true })
      if (utterance.hasEnded && areItemsFinal(utterance)) finish(utterance, wordsOf(utterance))
    },
    rejectAll(reason: Error) {
      for (const { timer, settle } of open.splice(0)) {
        clearTimeout(timer)
        settle.reject(reason)
      }
    },
  }
}

/** Whether all that was heard of an utterance so far is final. */
export const areItemsFinal = ({ items }: Utterance) =>
  [...items.values()].every(({ isFinal }) => isFinal)

/** The text of an utterance so far. */
export const wordsOf = ({ items }: Utterance) =>
  [...items.values()].map((item) => item.text.trim()).join(' ')
