import type { LiveEvent } from '@sightline/contracts/live-events'
import type { LiveChannel } from '@sightline/contracts/live-kinds'
import type { HearingMode, SoundFromServer } from '@sightline/contracts/live-sound'
import { muLawOf, SOUND_FRAME_SAMPLES } from '@sightline/contracts/sound-frames'
import { openReconnectingSocket } from './reconnecting-socket.ts'
import { createUnanswered } from './unanswered.ts'

export interface SoundLineEvents {
  onInterim: (channel: LiveChannel, text: string) => void
  /** The segment of an utterance and what follows from it, as stored; empty when nothing was said. */
  onHeard: (events: LiveEvent[]) => void
  /** An utterance got no text. */
  onFailed: (message: string) => void
  onMode: (how: HearingMode) => void
  /** `down`: the server cannot be reached; what is said meanwhile is kept. `taken`: another page listens now. */
  onState: (state: 'open' | 'down' | 'taken' | 'over') => void
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
  close(): void
}

/** What the browser may hold unsent; the rest waits in the list of unanswered messages, whose size is limited. */
const UNSENT_MAX_BYTES = 64 * 1024
const PUMP_AGAIN_MS = 100
/** After its end, a line waits this long for the text of the last words. */
const LAST_WORDS_MS = 15_000

/**
 * The line over which the server gets what this tab hears of a session. A lost connection is opened again, and what has
 * no answer yet is sent again; the server skips what it has.
 */
export function openSoundLine(url: string, events: SoundLineEvents): SoundLine {
  const run = crypto.randomUUID()
  const unanswered = createUnanswered(events.onLost)
  const speaking = new Map<LiveChannel, string>()
  const waiting = new Set<string>()
  let isReady = false
  let isOver = false
  let sentSeq = 0

  const socket = openReconnectingSocket(url, {
    onOpen: () => socket.send(JSON.stringify({ type: 'hello', run, waiting: unanswered.utterances() })),
    onMessage: async (data) => {
      const { SoundFromServer } = await import('@sightline/contracts/live-sound')
      receive(SoundFromServer.parse(JSON.parse(data)))
    },
    onClose(isLost) {
      isReady = false
      if (isLost) events.onState('down')
    },
    onEnd: events.onState,
  })

  function pump() {
    if (!isReady) return
    for (const { seq, data } of unanswered.after(sentSeq)) {
      if (socket.unsentBytes() > UNSENT_MAX_BYTES) return void setTimeout(pump, PUMP_AGAIN_MS)
      socket.send(data)
      sentSeq = seq
    }
  }
  function receive(message: SoundFromServer) {
    if (message.type === 'ready') {
      isReady = true
      sentSeq = message.received
      socket.confirm()
      events.onMode(message.how)
      events.onState('open')
      pump()
    } else if (message.type === 'using') events.onMode(message.how)
    else if (message.type === 'interim') {
      if (speaking.get(message.channel) === message.utterance || waiting.has(message.utterance))
        events.onInterim(message.channel, message.text)
    } else {
      unanswered.forget(message.utterance)
      waiting.delete(message.utterance)
      events.onWaiting(waiting.size)
      if (isOver && waiting.size === 0) socket.close()
      if (message.type === 'heard') events.onHeard(message.events)
      else events.onFailed(message.message)
    }
  }

  return {
    begin(channel, startMs) {
      const utterance = crypto.randomUUID()
      socket.wake()
      speaking.set(channel, utterance)
      unanswered.addControl({ type: 'begin', channel, utterance, startMs })
      const frames = createFrames((sound) => {
        unanswered.addSound(channel, utterance, sound)
        pump()
      })
      return {
        add: frames.add,
        end(endMs) {
          frames.flush()
          speaking.delete(channel)
          waiting.add(utterance)
          events.onWaiting(waiting.size)
          unanswered.addControl({ type: 'end', utterance, endMs })
          pump()
        },
      }
    },
    close() {
      isOver = true
      socket.stop()
      if (waiting.size === 0) socket.close()
      else setTimeout(socket.close, LAST_WORDS_MS)
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
