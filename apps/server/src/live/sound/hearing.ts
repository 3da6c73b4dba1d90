import type { LiveEvent } from '@sightline/contracts/live/events'
import type { LiveChannel } from '@sightline/contracts/live/kinds'
import type { HearingMode, SoundFromPage, SoundFromServer } from '@sightline/contracts/live/sound'
import type { SoundFrame } from '@sightline/contracts/live/sound-frames'
import { isInventedText } from '@sightline/live/speech/invented-text'
import type { FastifyBaseLogger } from 'fastify'
import type { SpeechTranscriber } from '../../adapters/speech.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import { createPageAnswers, type UtteranceAnswer } from './page-answers.ts'
import { type HeardText, type Hearer, openUtterance, type Utterance } from './utterance.ts'

/** A stretch of speech that has become text. */
export interface Speech {
  id: string
  channel: LiveChannel
  startMs: number
  endMs: number
  text: string
  how: HearingMode
}

/** Speech that goes on, with its text so far. */
export type InterimSpeech = Pick<Speech, 'id' | 'channel' | 'startMs' | 'text'>

/** What is done with the speech of one session. */
export interface SpeechHandlers {
  /** Stores a segment. Returns it with what follows from it. */
  store: (speech: Speech) => Promise<LiveEvent[]>
  /** The text so far of speech that goes on. */
  onInterim: (speech: InterimSpeech) => void
  /** An utterance has no segment. */
  onNothing: (utterance: string) => void
  /** Why a segment could not be stored, in a sentence for the user. */
  reasonOf: (error: unknown) => string
}

interface Options extends SpeechHandlers {
  /** How long speech that no transcriber takes is offered to them again. */
  retryForMs?: number
  transcribers: SpeechTranscriber[]
  /** Names and terms that may be said. */
  vocabulary: readonly string[]
  log: FastifyBaseLogger
}

type Begin = Extract<SoundFromPage, { type: 'begin' }>
type End = Extract<SoundFromPage, { type: 'end' }>

interface Spoken {
  id: string
  channel: LiveChannel
  startMs: number
  utterance: Utterance
}

const RETRY_FOR_MS = 2 * MINUTE_MS
const NO_TEXT = 'Some speech could not be turned into text. Type what matters.'

type PageAnswers = ReturnType<typeof createPageAnswers>

/** What one server hears of one session, and the page that it answers. */
export interface Hearing
  extends Pick<PageAnswers, 'detach' | 'isAttached' | 'isWaiting' | 'answer'> {
  /** Connects a page; the messages of another run of it count from the beginning. */
  attach(run: string, listener: (message: SoundFromServer) => void): void
  /** Tells the page where to go on, and what it may have missed. */
  greet(missed: string[]): void
  /** Tells the page that this server still hears it. */
  giveSign(): void
  /** False for more sound than an utterance has. */
  hear(message: SoundFrame | Begin | End): boolean
  /**
   * Gives up what has no text yet, without telling the page, which says it again to another server.
   */
  close(): void
}

/**
 * What one server hears of one session: each channel's speech becomes text on lines of its own. It
 * outlives the page's connection, so that a page that comes back goes on where it was.
 */
export function createHearing({
  transcribers,
  vocabulary,
  log,
  retryForMs = RETRY_FOR_MS,
  ...handlers
}: Options): Hearing {
  const closed = new AbortController()
  const hearers: Record<LiveChannel, Hearer[]> = {
    them: openLines(transcribers, vocabulary),
    you: openLines(transcribers, vocabulary),
  }
  const page = createPageAnswers()
  const speaking = createSpeaking()
  let run: string | null = null
  let received = 0
  let how: HearingMode = transcribers[0]?.how ?? 'file'

  function begin({ channel, utterance: id, startMs }: Begin) {
    speaking.drop(channel)
    // A page that comes back from another server may say again what was answered here.
    if (page.hasEnded(id)) return
    const onInterim = (text: string) => {
      page.send({ type: 'interim', channel, utterance: id, text })
      handlers.onInterim({ id, channel, startMs, text })
    }
    const onDelay = () => page.send({ type: 'delayed', utterance: id })
    const utterance = openUtterance({
      hearers: hearers[channel],
      onInterim,
      onDelay,
      retryForMs,
      signal: closed.signal,
      log,
    })
    speaking.start({ id, channel, startMs, utterance })
  }

  function end({ utterance: id, endMs }: End) {
    const spoken = speaking.take(id)
    if (!spoken) return
    page.expect(id)
    spoken.utterance.end()
    spoken.utterance.text.then(
      async (heard) => {
        noteMode(heard.how)
        page.answer(await storeSpeech(id, speechOf(spoken, heard, endMs), handlers))
      },
      () => {
        handlers.onNothing(id)
        page.answer({ type: 'failed', utterance: id, message: NO_TEXT })
      },
    )
  }

  function noteMode(next: HearingMode) {
    if (how === next) return
    how = next
    page.send({ type: 'using', how })
  }

  return {
    attach(nextRun, listener) {
      if (run !== nextRun) {
        speaking.dropAll()
        received = 0
      }
      run = nextRun
      page.attach(listener)
    },
    greet(missed) {
      page.send({ type: 'ready', received, how })
      page.repeat(missed)
    },
    giveSign: () => page.send({ type: 'using', how }),
    detach: page.detach,
    isAttached: page.isAttached,
    isWaiting: page.isWaiting,
    answer: page.answer,
    hear(message) {
      if (message.seq <= received) return true
      received = message.seq
      if ('sound' in message) return speaking.add(message.channel, new Uint8Array(message.sound))
      if (message.type === 'begin') begin(message)
      else end(message)
      return true
    },
    close() {
      closed.abort()
      page.leave()
      for (const { line } of [...hearers.them, ...hearers.you]) line.close()
    },
  }
}

/** What is being said: at most one utterance on each channel. */
function createSpeaking() {
  const byChannel = new Map<LiveChannel, Spoken>()

  function drop(channel: LiveChannel) {
    byChannel.get(channel)?.utterance.drop()
    byChannel.delete(channel)
  }
  return {
    start(spoken: Spoken) {
      byChannel.set(spoken.channel, spoken)
    },
    /** False for more sound than an utterance has. Ignores sound outside of utterances. */
    add: (channel: LiveChannel, sound: Uint8Array) =>
      byChannel.get(channel)?.utterance.add(sound) ?? true,
    /** Removes an utterance that ends. */
    take(id: string): Spoken | undefined {
      const spoken = [...byChannel.values()].find((speech) => speech.id === id)
      if (spoken) byChannel.delete(spoken.channel)
      return spoken
    },
    drop,
    dropAll() {
      for (const channel of byChannel.keys()) drop(channel)
    },
  }
}

/** Stores what was said in an utterance, if anything, and returns the answer for the page. */
async function storeSpeech(
  utterance: string,
  speech: Speech | null,
  { store, onNothing, reasonOf }: SpeechHandlers,
): Promise<UtteranceAnswer> {
  if (!speech) {
    onNothing(utterance)
    return { type: 'heard', utterance, events: [] }
  }
  try {
    return { type: 'heard', utterance, events: await store(speech) }
  } catch (error) {
    return { type: 'failed', utterance, message: reasonOf(error) }
  }
}

/** What was said; null for silence and for what transcribers make up over it. */
function speechOf(
  { id, channel, startMs }: Spoken,
  { text, how, ...recording }: HeardText,
  endMs: number,
): Speech | null {
  if (text === '' || isInventedText({ text, ...recording })) return null
  return { id, channel, startMs, endMs: Math.max(startMs, endMs), text, how }
}

/**
 * A transcriber that hears people while they speak is asked twice: its connection may just have
 * been cut.
 */
function openLines(transcribers: SpeechTranscriber[], vocabulary: readonly string[]): Hearer[] {
  return transcribers.flatMap(({ how, openLine }) => {
    const hearer = { how, line: openLine(vocabulary) }
    return how === 'realtime' ? [hearer, hearer] : [hearer]
  })
}
