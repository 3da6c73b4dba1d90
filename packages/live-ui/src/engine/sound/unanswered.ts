import type { LiveChannel } from '@sightline/contracts/live/kinds'
import type { SoundFromPage } from '@sightline/contracts/live/sound'
import { encodeSoundFrame, SOUND_BYTES_PER_SECOND } from '@sightline/contracts/live/sound-frames'

/** What is kept for want of an answer: four minutes of speech. */
const KEPT_MAX_BYTES = 4 * 60 * SOUND_BYTES_PER_SECOND
/** The server takes no more in a greeting. */
const KEPT_MAX_UTTERANCES = 100

type Control = Exclude<SoundFromPage, { type: 'hello' }>
type ControlBody = Control extends infer Message
  ? Message extends Control
    ? Omit<Message, 'seq'>
    : never
  : never

interface Kept {
  seq: number
  utterance: string
  data: string | Uint8Array<ArrayBuffer>
}

/** What was heard and has no answer of the server yet, as the messages that carry it. */
export interface Unanswered {
  addControl(body: ControlBody): void
  addSound(channel: LiveChannel, utterance: string, sound: Uint8Array): void
  /** Drops an utterance that has its answer. */
  forget(utterance: string): void
  utterances(): string[]
  /** The messages after a sequence number, in order. */
  after(seq: number): Kept[]
}

/**
 * What was heard and has no answer of the server yet, as the messages that carry it, in order.
 * After a lost connection they are sent again. `onLost` is called when so much waits that the
 * oldest utterance is given up.
 */
export function createUnanswered(onLost: () => void): Unanswered {
  let messages: Kept[] = []
  let bytes = 0
  let lastSeq = 0

  const sizeOf = ({ data }: Kept) => data.length
  function forget(utterance: string) {
    messages = messages.filter((message) => message.utterance !== utterance)
    bytes = messages.reduce((sum, message) => sum + sizeOf(message), 0)
  }
  const utterances = () => [...new Set(messages.map(({ utterance }) => utterance))]
  function keep(message: Kept) {
    messages.push(message)
    bytes += sizeOf(message)
    const [oldest] = messages
    if (!oldest || oldest.utterance === message.utterance) return
    if (bytes <= KEPT_MAX_BYTES && utterances().length <= KEPT_MAX_UTTERANCES) return
    forget(oldest.utterance)
    onLost()
  }

  return {
    addControl(body) {
      const seq = ++lastSeq
      keep({ seq, utterance: body.utterance, data: JSON.stringify({ ...body, seq }) })
    },
    addSound(channel, utterance, sound) {
      const seq = ++lastSeq
      keep({ seq, utterance, data: encodeSoundFrame({ channel, seq, sound }) })
    },
    forget,
    utterances,
    after: (seq) => messages.slice(messages.findLastIndex((message) => message.seq <= seq) + 1),
  }
}
