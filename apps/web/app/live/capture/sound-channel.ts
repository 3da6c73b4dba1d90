import { SOUND_SAMPLE_RATE } from '@sightline/contracts/live/sound-frames'
import {
  hearFrame,
  loudnessOf,
  PRE_ROLL_MS,
  SILENCE,
  TRAILING_SILENCE_MS,
  VOICE_FRAME_MS,
  type VoiceState,
} from '@sightline/live/speech/voice-activity'
import workletUrl from './pcm.worklet.ts?worker&url'

const PRE_ROLL_FRAMES = PRE_ROLL_MS / VOICE_FRAME_MS
/** An echo comes back within this time. */
const ECHO_FRAMES = Math.ceil(200 / VOICE_FRAME_MS)

/** Takes one stretch of speech while it goes on. */
export interface SpeechTaker {
  add: (frame: Float32Array) => void
  end: (endedAt: number) => void
}
/**
 * Called when somebody begins to speak; times are those of `performance.now()`. Null when nobody
 * wants to hear it.
 */
export type OnSpeech = (startedAt: number) => SpeechTaker | null

export interface SoundChannel {
  /** The loudness now, from 0 to 1. */
  level: () => number
  /** The greatest loudness of the last 200 ms. */
  peak: () => number
  /** When sound was last heard, by `performance.now()`; null if never. */
  lastHeardAt: () => number | null
  /** When the sound was last anything but digital zeros, by `performance.now()`; null if never. */
  lastSignalAt: () => number | null
  /**
   * When the last speech was still loud, by `performance.now()`: its end, before the silence that
   * shows it.
   */
  lastSpokenAt: () => number | null
  track: MediaStreamTrack
  /** While true, nothing is recorded. */
  setPaused: (isPaused: boolean) => void
  /** The silence that ends what is being said, by its words so far. */
  setTurnEnd: (silenceMs: number) => void
  close: () => void
}

/**
 * Listens to the sound of a stream and cuts it into utterances. Times come from the audio clock: a
 * hidden tab's timers are slow, its sound is not. `otherPeak` is how loud the other channel just
 * was: its echo is no speech.
 */
export async function openSoundChannel(
  stream: MediaStream,
  onSpeech: OnSpeech,
  otherPeak: () => number = () => 0,
): Promise<SoundChannel> {
  const [track] = stream.getAudioTracks()
  if (!track) throw new DOMException('The stream has no sound', 'NotFoundError')
  const context = new AudioContext({ sampleRate: SOUND_SAMPLE_RATE })
  await context.audioWorklet.addModule(workletUrl)
  const node = new AudioWorkletNode(context, 'pcm-frames', {
    channelCount: 1,
    channelCountMode: 'explicit',
  })
  context.createMediaStreamSource(new MediaStream([track])).connect(node)
  // The worklet writes nothing to its output, but only nodes that lead to the destination run.
  node.connect(context.destination)
  if (context.state === 'suspended') await context.resume()
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
  function finish() {
    taker?.end(performance.now())
    taker = null
  }

  node.port.onmessage = ({ data: frame }: MessageEvent<Float32Array>) => {
    level = loudnessOf(frame)
    levels = [...levels, level].slice(-ECHO_FRAMES)
    if (level > 0) lastSignalAt = performance.now()
    if (isPaused) return
    const next = hearFrame(voice, level, turnEndMs, otherPeak())
    const now = performance.now()
    if (next.isSpeaking || voice.isSpeaking) lastHeardAt = now
    if (next.isSpeaking && next.silentMs === 0) lastSpokenAt = now
    if (next.isSpeaking && !voice.isSpeaking) begin(now - next.voicedMs)
    if (next.isSpeaking || voice.isSpeaking) taker?.add(frame)
    else preRoll = [...preRoll, frame].slice(-PRE_ROLL_FRAMES)
    if (!next.isSpeaking && voice.isSpeaking) finish()
    voice = next
  }

  return {
    level: () => level,
    peak: () => Math.max(0, ...levels),
    lastHeardAt: () => lastHeardAt,
    lastSignalAt: () => lastSignalAt,
    lastSpokenAt: () => lastSpokenAt,
    track,
    setPaused(paused) {
      // What was said until the pause still counts.
      if (paused) finish()
      isPaused = paused
      voice = SILENCE
      preRoll = []
    },
    setTurnEnd(silenceMs) {
      turnEndMs = silenceMs
    },
    close() {
      finish()
      node.port.onmessage = null
      node.disconnect()
      void context.close()
    },
  }
}
