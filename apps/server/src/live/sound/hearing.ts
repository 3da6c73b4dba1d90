import { isInventedText } from '@sightline/coach/live/invented-text'
import type { LiveEvent } from '@sightline/contracts/live-events'
import type { LiveChannel } from '@sightline/contracts/live-kinds'
import type { HearingMode, SoundFromPage, SoundFromServer } from '@sightline/contracts/live-sound'
import type { SoundFrame } from '@sightline/contracts/sound-frames'
import type { FastifyBaseLogger } from 'fastify'
import type { SpeechTranscriber } from '../../adapters/speech.ts'
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
  transcribers: SpeechTranscriber[]
  log: FastifyBaseLogger
}

type Answer = Extract<SoundFromServer, { type: 'heard' | 'failed' }>
type Begin = Extract<SoundFromPage, { type: 'begin' }>
type End = Extract<SoundFromPage, { type: 'end' }>

interface Spoken {
  id: string
  channel: LiveChannel
  startMs: number
  utterance: Utterance
}

/** Answers that a page may have missed with a lost connection. */
const KEPT_ANSWERS = 200
const NO_TEXT = 'Some speech could not be turned into text. Type what matters.'

export type Hearing = ReturnType<typeof createHearing>

/**
 * What one server hears of one session: each channel's speech becomes text on lines of its own. It outlives the page's
 * connection, so that a page that comes back goes on where it was.
 */
export function createHearing({ transcribers, log, store, onInterim, onNothing, reasonOf }: Options) {
  const hearers: Record<LiveChannel, Hearer[]> = { them: openLines(transcribers), you: openLines(transcribers) }
  /** What is being said on each channel. */
  const speaking = new Map<LiveChannel, Spoken>()
  /** Utterances that have ended and have no answer yet. */
  const waiting = new Set<string>()
  const answers = new Map<string, Answer>()
  let run: string | null = null
  let received = 0
  let how: HearingMode = transcribers[0]?.how ?? 'file'
  let send: ((message: SoundFromServer) => void) | null = null

  function answer(message: Answer) {
    waiting.delete(message.utterance)
    keepAnswer(answers, message)
    send?.(message)
  }
  function change(next: HearingMode) {
    if (how === next) return
    how = next
    send?.({ type: 'using', how })
  }

  async function finish(spoken: Spoken, heard: HeardText, endMs: number) {
    change(heard.how)
    const speech = speechOf(spoken, heard, endMs)
    if (!speech) {
      onNothing(spoken.id)
      return answer({ type: 'heard', utterance: spoken.id, events: [] })
    }
    try {
      answer({ type: 'heard', utterance: spoken.id, events: await store(speech) })
    } catch (error) {
      answer({ type: 'failed', utterance: spoken.id, message: reasonOf(error) })
    }
  }

  function begin({ channel, utterance: id, startMs }: Begin) {
    speaking.get(channel)?.utterance.drop()
    speaking.delete(channel)
    // A page that comes back from another server may say again what was answered here.
    if (answers.has(id) || waiting.has(id)) return
    const utterance = openUtterance({
      hearers: hearers[channel],
      log,
      onInterim(text) {
        send?.({ type: 'interim', channel, utterance: id, text })
        onInterim({ id, channel, startMs, text })
      },
    })
    speaking.set(channel, { id, channel, startMs, utterance })
  }

  function end({ utterance: id, endMs }: End) {
    const spoken = [...speaking.values()].find((speech) => speech.id === id)
    if (!spoken) return
    speaking.delete(spoken.channel)
    waiting.add(id)
    spoken.utterance.end()
    spoken.utterance.text.then(
      (heard) => finish(spoken, heard, endMs),
      () => {
        onNothing(id)
        answer({ type: 'failed', utterance: id, message: NO_TEXT })
      },
    )
  }

  return {
    /** Connects a page; the messages of another run of it count from the beginning. */
    attach(nextRun: string, listener: (message: SoundFromServer) => void) {
      if (run !== nextRun) {
        for (const { utterance } of speaking.values()) utterance.drop()
        speaking.clear()
        received = 0
      }
      run = nextRun
      send = listener
    },
    /** Tells the page where to go on, and what it may have missed. */
    greet(missed: string[]) {
      send?.({ type: 'ready', received, how })
      for (const id of missed) {
        const known = answers.get(id)
        if (known) send?.(known)
      }
    },
    detach(listener: (message: SoundFromServer) => void) {
      if (send === listener) send = null
    },
    isAttached: () => send !== null,
    /** True while an utterance waits for its text. */
    isWaiting: () => waiting.size > 0,
    answer,
    /** False for more sound than an utterance has. */
    hear(message: SoundFrame | Begin | End): boolean {
      if (message.seq <= received) return true
      received = message.seq
      if ('sound' in message)
        return speaking.get(message.channel)?.utterance.add(Uint8Array.from(message.sound)) ?? true
      if (message.type === 'begin') begin(message)
      else end(message)
      return true
    },
    /** Gives up what has no text yet, without telling the page, which says it again to another server. */
    close() {
      send = null
      for (const { line } of [...hearers.them, ...hearers.you]) line.close()
    },
  }
}

/** What was said; null for silence and for what transcribers make up over it. */
function speechOf({ id, channel, startMs }: Spoken, { text, how, level }: HeardText, endMs: number): Speech | null {
  const durationMs = Math.max(0, endMs - startMs)
  if (text === '' || isInventedText({ text, level, durationMs })) return null
  return { id, channel, startMs, endMs: startMs + durationMs, text, how }
}

function keepAnswer(answers: Map<string, Answer>, message: Answer) {
  answers.set(message.utterance, message)
  for (const id of answers.keys()) {
    if (answers.size <= KEPT_ANSWERS) break
    answers.delete(id)
  }
}

/** A transcriber that hears people while they speak is asked twice: its connection may just have been cut. */
function openLines(transcribers: SpeechTranscriber[]): Hearer[] {
  return transcribers.flatMap(({ how, openLine }) => {
    const hearer = { how, line: openLine() }
    return how === 'realtime' ? [hearer, hearer] : [hearer]
  })
}
