import type { LiveChannel } from './kinds.ts'

/**
 * The sound of a live session on the wire, without zod schemas: 16,000 samples a second of one
 * channel, each as one byte by G.711's µ-law. Eight bits that follow loudness carry speech as well
 * as twelve even ones, at half the traffic of 16-bit samples.
 */

export const SOUND_SAMPLE_RATE = 16_000
/** The bytes of one second of one channel. */
export const SOUND_BYTES_PER_SECOND = 16_000
/** A frame holds a tenth of a second; the last one of an utterance less. */
export const SOUND_FRAME_SAMPLES = SOUND_SAMPLE_RATE / 10
/** One byte names the channel, four count the page's messages. */
const HEADER_BYTES = 5
export const SOUND_FRAME_MAX_BYTES = HEADER_BYTES + SOUND_FRAME_SAMPLES
/** Longer utterances are a fault of the page: it cuts them after twenty seconds. */
export const SOUND_UTTERANCE_MAX_BYTES = 25 * SOUND_BYTES_PER_SECOND

const CHANNEL_BYTES: Record<LiveChannel, number> = { them: 1, you: 2 }

export interface SoundFrame {
  channel: LiveChannel
  /** Counts all messages of a page, frames or not, from 1. */
  seq: number
  /** Samples by µ-law. */
  sound: Uint8Array
}

/** The bytes of a frame, as `decodeSoundFrame` reads them. */
export function encodeSoundFrame({ channel, seq, sound }: SoundFrame): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + sound.length)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, CHANNEL_BYTES[channel])
  view.setUint32(1, seq)
  bytes.set(sound, HEADER_BYTES)
  return bytes
}

/** The frame in these bytes; null when they hold none. */
export function decodeSoundFrame(bytes: Uint8Array): SoundFrame | null {
  if (bytes.length <= HEADER_BYTES || bytes.length > SOUND_FRAME_MAX_BYTES) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const channel = (['them', 'you'] as const).find(
    (name) => CHANNEL_BYTES[name] === view.getUint8(0),
  )
  return channel ? { channel, seq: view.getUint32(1), sound: bytes.subarray(HEADER_BYTES) } : null
}

const BIAS = 33
/** The largest magnitude that µ-law holds, of 14-bit samples. */
const MAGNITUDE_MAX = 8191

/** One sample, from -1 to 1, by µ-law. */
export function muLawOf(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0
  const biased = Math.min(MAGNITUDE_MAX, Math.round(Math.abs(sample) * MAGNITUDE_MAX) + BIAS)
  const exponent = Math.max(0, 31 - Math.clz32(biased) - 5)
  return ~(sign | (exponent << 4) | ((biased >> (exponent + 1)) & 0x0f)) & 0xff
}

function sampleOf(byte: number): number {
  const bits = ~byte & 0xff
  const exponent = (bits >> 4) & 0x07
  const magnitude = ((((bits & 0x0f) << 1) + BIAS) << exponent) - BIAS
  // Samples of 16 bits have two more than those that µ-law stands for.
  return (bits & 0x80 ? -magnitude : magnitude) * 4
}

const SAMPLES = Int16Array.from({ length: 256 }, (_, byte) => sampleOf(byte))

/**
 * Samples of 16 bits for µ-law ones. A loop, since `Int16Array.from` takes twenty times as long.
 */
export function samplesOf(sound: Uint8Array): Int16Array<ArrayBuffer> {
  const samples = new Int16Array(sound.length)
  for (let index = 0; index < sound.length; index++)
    samples[index] = SAMPLES[sound[index] ?? 0] ?? 0
  return samples
}
