/**
 * Voice activity detection by loudness, one frame after the other, for sound that is still being
 * recorded.
 */

/** The length of a frame. */
export const VOICE_FRAME_MS = 20
/** Speech kept from before its detection, because words begin softly. */
export const PRE_ROLL_MS = 300
/** The silence that ends an utterance. */
export const TRAILING_SILENCE_MS = 450
/** The silence that ends an utterance whose words so far are a complete sentence. */
export const COMPLETE_SILENCE_MS = 300
/**
 * The silence that ends one whose words so far are a whole question. What goes on all the same
 * continues it.
 */
export const QUESTION_SILENCE_MS = 220
/** Longer utterances are cut, so that their text does not wait. */
export const UTTERANCE_MAX_MS = 20_000

/** Nobody speaks below this loudness (root mean square, 0 to 1). */
const LEVEL_MIN = 0.006
/** Speech must be this many times as loud as the room. */
const CONTRAST = 3
/** Shorter sounds are clicks and keys. */
const ONSET_MS = 80
/**
 * The floor follows a quieter room at once, and a louder one slowly: by half in about two seconds.
 */
const FLOOR_RISE = 1.004

/**
 * Steady noise has no quieter moments: after one to two windows its own loudness is the room's.
 * Speech has them.
 */
const WINDOW_MS = 1500
/** An echo of the other channel is at most this share of its loudness (-14 dB). */
const ECHO_SHARE = 0.2

export interface VoiceState {
  /** The loudness of the room. */
  floor: number
  /** The quietest frame of this window so far, and of the window before. */
  quietest: { now: number; before: number }
  windowMs: number
  isSpeaking: boolean
  /** Sound above the threshold without a break; while speaking, the length of the utterance. */
  voicedMs: number
  silentMs: number
}

export const SILENCE: VoiceState = {
  floor: LEVEL_MIN / CONTRAST,
  quietest: { now: Number.POSITIVE_INFINITY, before: 0 },
  windowMs: 0,
  isSpeaking: false,
  voicedMs: 0,
  silentMs: 0,
}

/**
 * The loudness of a frame: the root mean square of its samples, from 0 to 1 for samples from -1 to
 * 1.
 */
export function loudnessOf(frame: Float32Array | Int16Array): number {
  let sum = 0
  for (let index = 0; index < frame.length; index++) sum += (frame[index] ?? 0) ** 2
  return Math.sqrt(sum / Math.max(1, frame.length))
}

/**
 * The state after one more frame of this loudness. An utterance has begun where `isSpeaking`
 * becomes true, and ended where it becomes false. `silenceMs`: the silence that ends it, by its
 * words so far (`turn-end.ts`). `otherLevel`: how loud the other channel was at most within the
 * last 200 ms; its echo is no speech.
 */
export function hearFrame(
  state: VoiceState,
  level: number,
  silenceMs = TRAILING_SILENCE_MS,
  otherLevel = 0,
): VoiceState {
  const isLoud =
    level >= Math.max(LEVEL_MIN, state.floor * CONTRAST) && level >= otherLevel * ECHO_SHARE
  const next = { ...state, ...roomAfter(state, level, isLoud) }
  if (!state.isSpeaking) {
    const voicedMs = isLoud ? state.voicedMs + VOICE_FRAME_MS : 0
    return { ...next, voicedMs, silentMs: 0, isSpeaking: voicedMs >= ONSET_MS }
  }
  const silentMs = isLoud ? 0 : state.silentMs + VOICE_FRAME_MS
  const voicedMs = state.voicedMs + VOICE_FRAME_MS
  if (silentMs >= silenceMs || voicedMs >= UTTERANCE_MAX_MS)
    return { ...next, isSpeaking: false, voicedMs: 0, silentMs: 0 }
  return { ...next, voicedMs, silentMs }
}

/** The loudness of the room after one more frame. */
function roomAfter({ floor, quietest, windowMs }: VoiceState, level: number, isLoud: boolean) {
  const isNewWindow = windowMs >= WINDOW_MS
  const now = Math.min(level, isNewWindow ? Number.POSITIVE_INFINITY : quietest.now)
  const before = isNewWindow ? quietest.now : quietest.before
  const followed =
    level < floor ? level : isLoud ? floor * FLOOR_RISE : Math.min(level, floor * 1.05)
  return {
    floor: Math.max(followed, LEVEL_MIN / CONTRAST / 4, Math.min(now, before)),
    quietest: { now, before },
    windowMs: isNewWindow ? VOICE_FRAME_MS : windowMs + VOICE_FRAME_MS,
  }
}
