import {
  hearFrame,
  loudnessOf,
  PRE_ROLL_MS,
  SILENCE,
  VOICE_FRAME_MS,
  type VoiceState,
} from '@sightline/coach/live/voice-activity'
import workletUrl from './pcm.worklet.ts?worker&url'
import { wavOf } from './wav.ts'

/** Enough for speech recognition; a browser resamples what a device gives. */
const SAMPLE_RATE = 16_000
const PRE_ROLL_FRAMES = PRE_ROLL_MS / VOICE_FRAME_MS

/** One stretch of speech as it was recorded. Times are those of `performance.now()`. */
export interface Utterance {
  recording: Blob
  /** The mean loudness, from 0 to 1. */
  level: number
  startedAt: number
  endedAt: number
}

export interface SoundChannel {
  /** The loudness now, from 0 to 1. */
  level: () => number
  /** When sound was last heard, by `performance.now()`; null if never. */
  lastHeardAt: () => number | null
  track: MediaStreamTrack
  /** While true, nothing is recorded. */
  setPaused: (isPaused: boolean) => void
  close: () => void
}

/**
 * Listens to the sound of a stream and cuts it into utterances. Times come from the audio clock: a hidden tab's timers
 * are slow, its sound is not.
 */
export async function openSoundChannel(
  stream: MediaStream,
  onUtterance: (utterance: Utterance) => void,
): Promise<SoundChannel> {
  const [track] = stream.getAudioTracks()
  if (!track) throw new DOMException('The stream has no sound', 'NotFoundError')
  const context = new AudioContext({ sampleRate: SAMPLE_RATE })
  await context.audioWorklet.addModule(workletUrl)
  const node = new AudioWorkletNode(context, 'pcm-frames', { channelCount: 1, channelCountMode: 'explicit' })
  context.createMediaStreamSource(new MediaStream([track])).connect(node)
  // The worklet writes nothing to its output, but only nodes that lead to the destination run.
  node.connect(context.destination)
  if (context.state === 'suspended') await context.resume()
  let voice: VoiceState = SILENCE
  let level = 0
  let lastHeardAt: number | null = null
  let isPaused = false
  /** Before an utterance: the latest frames. During it: all its frames. */
  let frames: Float32Array[] = []
  let startedAt = 0

  function finish(endedAt: number) {
    if (frames.length > PRE_ROLL_FRAMES) {
      const mean = frames.reduce((sum, frame) => sum + loudnessOf(frame), 0) / frames.length
      onUtterance({ recording: wavOf(frames, context.sampleRate), level: mean, startedAt, endedAt })
    }
    frames = []
  }

  node.port.onmessage = ({ data: frame }: MessageEvent<Float32Array>) => {
    level = loudnessOf(frame)
    if (isPaused) return
    const next = hearFrame(voice, level)
    const now = performance.now()
    if (next.isSpeaking || voice.isSpeaking) lastHeardAt = now
    if (next.isSpeaking && !voice.isSpeaking) startedAt = now - next.voicedMs
    frames.push(frame)
    if (!next.isSpeaking && voice.isSpeaking) finish(now)
    else if (!next.isSpeaking) frames = frames.slice(-PRE_ROLL_FRAMES)
    voice = next
  }

  return {
    level: () => level,
    lastHeardAt: () => lastHeardAt,
    track,
    setPaused(paused) {
      // What was said until the pause still counts.
      if (paused && voice.isSpeaking) finish(performance.now())
      isPaused = paused
      voice = SILENCE
      frames = []
    },
    close() {
      if (voice.isSpeaking) finish(performance.now())
      node.port.onmessage = null
      node.disconnect()
      void context.close()
    },
  }
}
