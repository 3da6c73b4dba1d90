import { openReconnectingSocket, type ReconnectingSocket } from '@sightline/client/sockets'
import type { LiveEvent } from '@sightline/contracts/live/events'
import type { LiveChannel } from '@sightline/contracts/live/kinds'
import type { HearingMode, SoundFromServer } from '@sightline/contracts/live/sound'
import { muLawOf, SOUND_FRAME_SAMPLES } from '@sightline/contracts/live/sound-frames'
import { createUnanswered, type Unanswered } from './unanswered.ts'

/**
 * `down`: the server cannot be reached; what is said meanwhile is kept. `refused`: it was not
 * reached for so long that only `retry` tries again. `taken`: another page listens now. `over`: the
 * server listens no more.
 */
export type LineState = 'open' | 'down' | 'refused' | 'taken' | 'over'

export interface SoundLineEvents {
  onInterim: (channel: LiveChannel, text: string) => void
  /**
   * The segment of an utterance and what follows from it, as stored; empty when nothing was said.
   */
  onHeard: (events: LiveEvent[]) => void
  /** No transcriber answers; what was said is kept, and goes to them again. */
  onDelayed: () => void
  /** An utterance got no text. */
  onFailed: (message: string) => void
  onMode: (how: HearingMode) => void
  onState: (state: LineState) => void
  /** So much is kept that the oldest speech was given up. */
  onLost: () => void
  /** How many utterances wait for their text. */
  onWaiting: (count: number) => void
}

/** One utterance on its way to the server. */
export interface SentSpeech {
  /** Adds samples, from -1 to 1. */
  add(samples: Float32Array): void
  end(endMs: number): void
}

export interface SoundLine {
  begin(channel: LiveChannel, startMs: number): SentSpeech
  /** Tries at once to reach the server. */
  retry(): void
  close(): void
}

/**
 * What the browser may hold unsent; the rest waits in the list of unanswered messages, whose size
 * is limited.
 */
const UNSENT_MAX_BYTES = 64 * 1024
const PUMP_AGAIN_MS = 100
/** After its end, a line waits this long for the text of the last words. */
const LAST_WORDS_MS = 15_000

/**
 * The line over which the server gets what this tab hears of a session. A lost connection is opened
 * again, and what has no answer yet is sent again; the server skips what it has.
 */
export function openSoundLine(openSocket: () => WebSocket, events: SoundLineEvents): SoundLine {
  const run = crypto.randomUUID()
  const unanswered = createUnanswered(events.onLost)
  const utterances = createUtterances(events)
  let isOver = false

  const socket = openReconnectingSocket(openSocket, {
    onOpen: () =>
      socket.send(JSON.stringify({ type: 'hello', run, waiting: unanswered.utterances() })),
    onMessage: async (data) => {
      const { SoundFromServer } = await import('@sightline/contracts/live/sound')
      receive(SoundFromServer.parse(JSON.parse(data)))
    },
    onClose(reason) {
      sender.pause()
      if (reason !== 'ended') events.onState(reason === 'lost' ? 'down' : 'refused')
    },
    onEnd: events.onState,
  })
  const sender = createSender(socket, unanswered)

  function receive(message: SoundFromServer) {
    if (message.type === 'ready') {
      socket.confirm()
      events.onMode(message.how)
      events.onState('open')
      sender.resume(message.received)
    } else if (message.type === 'using') {
      // Servers of the previous release give no signs.
      if (!isOver) socket.expectSign()
      events.onMode(message.how)
    } else if (message.type === 'interim') utterances.showInterim(message)
    else if (message.type === 'delayed') events.onDelayed()
    else {
      unanswered.forget(message.utterance)
      utterances.settle(message)
      if (isOver && !utterances.areWaiting()) socket.close()
    }
  }

  return {
    begin(channel, startMs) {
      const utterance = crypto.randomUUID()
      socket.wake()
      utterances.begin(channel, utterance)
      unanswered.addControl({ type: 'begin', channel, utterance, startMs })
      const frames = createFrames((sound) => {
        unanswered.addSound(channel, utterance, sound)
        sender.pump()
      })
      return {
        add: frames.add,
        end(endMs) {
          frames.flush()
          utterances.end(channel, utterance)
          unanswered.addControl({ type: 'end', utterance, endMs })
          sender.pump()
        },
      }
    },
    retry: socket.retryNow,
    close() {
      isOver = true
      socket.stop()
      if (utterances.areWaiting()) setTimeout(socket.close, LAST_WORDS_MS)
      else socket.close()
    },
  }
}

type Message<Type> = Extract<SoundFromServer, { type: Type }>

/**
 * The utterances without their text: at most one on each channel goes on, and others have ended and
 * wait for it.
 */
function createUtterances({ onInterim, onHeard, onFailed, onWaiting }: SoundLineEvents) {
  const speaking = new Map<LiveChannel, string>()
  const waiting = new Set<string>()
  return {
    areWaiting: () => waiting.size > 0,
    begin(channel: LiveChannel, utterance: string) {
      speaking.set(channel, utterance)
    },
    end(channel: LiveChannel, utterance: string) {
      speaking.delete(channel)
      waiting.add(utterance)
      onWaiting(waiting.size)
    },
    /** Ignores an interim text that comes after the final one. */
    showInterim({ channel, utterance, text }: Message<'interim'>) {
      if (speaking.get(channel) === utterance || waiting.has(utterance)) onInterim(channel, text)
    },
    settle(answer: Message<'heard'> | Message<'failed'>) {
      waiting.delete(answer.utterance)
      onWaiting(waiting.size)
      if (answer.type === 'heard') onHeard(answer.events)
      else onFailed(answer.message)
    },
  }
}

/**
 * Sends unanswered messages in order, while the server is ready and no faster than the browser gets
 * rid of them.
 */
function createSender(socket: ReconnectingSocket, unanswered: Unanswered) {
  let isReady = false
  let sentSeq = 0
  function pump() {
    if (!isReady) return
    for (const { seq, data } of unanswered.after(sentSeq)) {
      if (socket.unsentBytes() > UNSENT_MAX_BYTES) return void setTimeout(pump, PUMP_AGAIN_MS)
      socket.send(data)
      sentSeq = seq
    }
  }
  return {
    pump,
    pause() {
      isReady = false
    },
    /** The server is ready, and has the messages up to `received`. */
    resume(received: number) {
      isReady = true
      sentSeq = received
      pump()
    },
  }
}

/** Joins samples to frames of a tenth of a second. */
function createFrames(onFrame: (sound: Uint8Array) => void) {
  let frame = new Uint8Array(SOUND_FRAME_SAMPLES)
  let length = 0
  const flush = () => {
    if (length > 0) onFrame(frame.slice(0, length))
    frame = new Uint8Array(SOUND_FRAME_SAMPLES)
    length = 0
  }
  return {
    add(samples: Float32Array) {
      for (const sample of samples) {
        frame[length] = muLawOf(sample)
        length += 1
        if (length === SOUND_FRAME_SAMPLES) flush()
      }
    },
    flush,
  }
}
