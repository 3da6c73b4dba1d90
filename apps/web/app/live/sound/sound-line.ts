import type { LiveEvent } from '@sightline/contracts/live-events'
import type { LiveChannel } from '@sightline/contracts/live-kinds'
import type { HearingMode, SoundFromServer } from '@sightline/contracts/live-sound'
import { SOUND_CLOSED } from '@sightline/contracts/sound-close-codes'
import { muLawOf, SOUND_FRAME_SAMPLES } from '@sightline/contracts/sound-frames'
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
const RETRY_MS = [250, 500, 1000, 2000, 5000]
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
  let socket: WebSocket | null = null
  let isReady = false
  let sentSeq = 0
  let attempts = 0
  let isOver = false
  /** The server has ended the connection after a long silence. */
  let isIdle = false
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  function pump() {
    if (!isReady || !socket) return
    for (const { seq, data } of unanswered.after(sentSeq)) {
      if (socket.bufferedAmount > UNSENT_MAX_BYTES) return void setTimeout(pump, PUMP_AGAIN_MS)
      socket.send(data)
      sentSeq = seq
    }
  }
  function answered(utterance: string) {
    unanswered.forget(utterance)
    waiting.delete(utterance)
    events.onWaiting(waiting.size)
    if (isOver && waiting.size === 0) socket?.close()
  }
  function receive(message: SoundFromServer) {
    if (message.type === 'ready') {
      isReady = true
      attempts = 0
      sentSeq = message.received
      events.onMode(message.how)
      events.onState('open')
      pump()
    } else if (message.type === 'using') events.onMode(message.how)
    else if (message.type === 'interim') {
      if (speaking.get(message.channel) === message.utterance || waiting.has(message.utterance))
        events.onInterim(message.channel, message.text)
    } else {
      answered(message.utterance)
      if (message.type === 'heard') events.onHeard(message.events)
      else events.onFailed(message.message)
    }
  }

  function connect() {
    clearTimeout(retryTimer)
    isIdle = false
    const opened = new WebSocket(url)
    socket = opened
    opened.onopen = () => opened.send(JSON.stringify({ type: 'hello', run, waiting: unanswered.utterances() }))
    opened.onmessage = async ({ data }) => {
      const { SoundFromServer } = await import('@sightline/contracts/live-sound')
      if (socket === opened) receive(SoundFromServer.parse(JSON.parse(data)))
    }
    opened.onclose = ({ code }) => {
      if (socket !== opened) return
      socket = null
      isReady = false
      if (isOver) return
      if (code === SOUND_CLOSED.idle) {
        isIdle = true
        return
      }
      if (code === SOUND_CLOSED.taken || code === SOUND_CLOSED.over || code === SOUND_CLOSED.malformed) {
        isOver = true
        events.onState(code === SOUND_CLOSED.taken ? 'taken' : 'over')
        return
      }
      events.onState('down')
      retryTimer = setTimeout(connect, RETRY_MS[Math.min(attempts++, RETRY_MS.length - 1)])
    }
  }
  connect()
  const reconnect = () => {
    if (!isReady && !isOver && !isIdle) connect()
  }
  addEventListener('online', reconnect)

  return {
    begin(channel, startMs) {
      const utterance = crypto.randomUUID()
      if (isIdle) connect()
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
      clearTimeout(retryTimer)
      removeEventListener('online', reconnect)
      const last = socket
      if (waiting.size === 0) last?.close()
      else setTimeout(() => last?.close(), LAST_WORDS_MS)
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
