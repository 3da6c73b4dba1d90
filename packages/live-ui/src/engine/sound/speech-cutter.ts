import {
  hearFrame,
  loudnessOf,
  PRE_ROLL_MS,
  SILENCE,
  TRAILING_SILENCE_MS,
  VOICE_FRAME_MS,
  type VoiceState,
} from '@sightline/live/speech/voice-activity'
import type { SoundChannel, SpeechTaker } from '../senses.ts'

const PRE_ROLL_FRAMES = PRE_ROLL_MS / VOICE_FRAME_MS
/** An echo comes back within this time. */
const ECHO_FRAMES = Math.ceil(200 / VOICE_FRAME_MS)

interface Options {
  /** Somebody begins to speak. Null when nobody wants to hear it. */
  onSpeech: (startedAt: number) => SpeechTaker | null
  /** How loud the other channel just was: its echo is no speech. */
  otherPeak?: () => number
}

/** What the cutter tells of its channel, and the sound that it gets. */
export interface SpeechCutter extends Omit<SoundChannel, 'isCut'> {
  /** Takes the next 20 ms of sound: samples from -1 to 1. */
  add(frame: Float32Array): void
  /** The greatest loudness of the last 200 ms. */
  peak(): number
  /**
   * When the last speech was still loud: its end, before the silence that shows it. Null if never.
   */
  lastSpokenAt(): number | null
  /** While true, nothing is recorded; what was said until then still counts. */
  setPaused(isPaused: boolean): void
  /** Ends what is being said. */
  finish(): void
}

/** Cuts the sound of one channel into stretches of speech. */
export function createSpeechCutter({ onSpeech, otherPeak = () => 0 }: Options): SpeechCutter {
  let voice: VoiceState = SILENCE
  let level = 0
  let levels: number[] = []
  let lastHeardAt: number | null = null
  let lastSignalAt: number | null = null
  let lastSpokenAt: number | null = null
  let isPaused = false
  let turnEndMs = TRAILING_SILENCE_MS
  /** The latest frames before an utterance. */
  let preRoll: Float32Array[] = []
  let taker: SpeechTaker | null = null

  function begin(startedAt: number) {
    turnEndMs = TRAILING_SILENCE_MS
    taker = onSpeech(startedAt)
    for (const frame of preRoll) taker?.add(frame)
    preRoll = []
  }
  /** The silence that shows the end is no part of the speech. */
  function finish() {
    taker?.end(lastSpokenAt ?? performance.now())
    taker = null
  }

  return {
    level: () => level,
    peak: () => Math.max(0, ...levels),
    lastHeardAt: () => lastHeardAt,
    lastSignalAt: () => lastSignalAt,
    lastSpokenAt: () => lastSpokenAt,
    add(frame) {
      const now = performance.now()
      level = loudnessOf(frame)
      levels = [...levels, level].slice(-ECHO_FRAMES)
      if (level > 0) lastSignalAt = now
      if (isPaused) return
      const next = hearFrame(voice, level, turnEndMs, otherPeak())
      if (next.isSpeaking || voice.isSpeaking) lastHeardAt = now
      if (next.isSpeaking && next.silentMs === 0) lastSpokenAt = now
      if (next.isSpeaking && !voice.isSpeaking) begin(now - next.voicedMs)
      if (next.isSpeaking || voice.isSpeaking) taker?.add(frame)
      else preRoll = [...preRoll, frame].slice(-PRE_ROLL_FRAMES)
      if (!next.isSpeaking && voice.isSpeaking) finish()
      voice = next
    },
    setPaused(paused) {
      if (paused) finish()
      isPaused = paused
      voice = SILENCE
      preRoll = []
    },
    setTurnEnd(silenceMs) {
      turnEndMs = silenceMs
    },
    finish,
  }
}
