import type { HearingMode } from '@sightline/contracts/live/sound'
import {
  SOUND_BYTES_PER_SECOND,
  SOUND_UTTERANCE_MAX_BYTES,
  samplesOf,
} from '@sightline/contracts/live/sound-frames'
import { loudnessOf } from '@sightline/live/speech/voice-activity'
import type { FastifyBaseLogger } from 'fastify'
import type { SpeechLine, SpeechStream } from '../../adapters/speech.ts'
import { SECOND_MS } from '../../platform/clock.ts'

/** A transcriber's line, with how it turns speech into text. */
export interface Hearer {
  how: HearingMode
  line: SpeechLine
}

export interface HeardText {
  text: string
  how: HearingMode
  /** The mean loudness, from 0 to 1. */
  level: number
  /** The length of the recording, with the silence around the speech. */
  durationMs: number
}

interface Options {
  /** In the order in which they are asked. */
  hearers: Hearer[]
  onInterim: (text: string) => void
  /** Called each time that no transcriber gave a text, before they are asked again. */
  onDelay: () => void
  /** How long they are asked again. */
  retryForMs: number
  /** Ends that. */
  signal: AbortSignal
  log: FastifyBaseLogger
}

/** The pauses before transcribers are asked again, each twice as long as the one before. */
const PAUSE_FIRST_MS = 250
const PAUSE_MAX_MS = 10 * SECOND_MS

/** Speech of one channel that goes on, or waits for its text. */
export interface Utterance {
  text: Promise<HeardText>
  /** False when the utterance is too long to be one. */
  add(part: Uint8Array): boolean
  end(): void
  /** Gives up what has no text yet. */
  drop(): void
}

/**
 * One utterance on its way to a text. When a transcriber fails, the sound so far goes to the next
 * one, and after the last one to the first again. `text` rejects when all have failed for too long.
 */
export function openUtterance(options: Options): Utterance {
  const { hearers, onInterim, onDelay, retryForMs, signal, log } = options
  const settle = Promise.withResolvers<HeardText>()
  // Transcribers may all have failed before the utterance ends and its text is asked for.
  settle.promise.catch(() => {})
  const sound: Uint8Array[] = []
  let bytes = 0
  let levels = 0
  let hasEnded = false
  let stream: SpeechStream | null = null
  let failedAt: number | null = null
  let pauseMs = PAUSE_FIRST_MS
  let timer: NodeJS.Timeout | undefined

  function askAgain() {
    const now = performance.now()
    failedAt ??= now
    if (signal.aborted || now - failedAt >= retryForMs)
      return settle.reject(new Error('No transcriber gave a text'))
    onDelay()
    timer = setTimeout(() => ask(hearers), pauseMs).unref()
    pauseMs = Math.min(PAUSE_MAX_MS, pauseMs * 2)
  }

  function ask([hearer, ...others]: Hearer[]) {
    if (!hearer) return askAgain()
    const { how, line } = hearer
    const asked = line.begin(onInterim)
    stream = asked
    asked.text.then(
      (text) => {
        const level = levels / Math.max(1, sound.length)
        settle.resolve({ text, how, level, durationMs: (bytes * 1000) / SOUND_BYTES_PER_SECOND })
      },
      (error) => {
        log.warn({ err: error }, `A transcriber (${how}) failed at an utterance`)
        if (stream === asked) ask(others)
      },
    )
    for (const part of sound) asked.add(part)
    if (hasEnded) asked.end()
  }
  ask(hearers)

  return {
    text: settle.promise,
    add(part) {
      bytes += part.length
      if (bytes > SOUND_UTTERANCE_MAX_BYTES) return false
      sound.push(part)
      levels += loudnessOf(samplesOf(part)) / 0x8000
      stream?.add(part)
      return true
    },
    end() {
      hasEnded = true
      stream?.end()
    },
    drop() {
      clearTimeout(timer)
      const dropped = stream
      stream = null
      dropped?.drop()
    },
  }
}
