import { SOUND_SAMPLE_RATE } from '@sightline/contracts/live/sound-frames'
import { Channel, invoke, Resource } from '@tauri-apps/api/core'

export interface SoundDevice {
  id: string
  name: string
}

/**
 * What there is now. `microphone` and `speakers` are those that the system uses by default; under
 * the id of the latter, what they play is read.
 */
export interface SoundDevices {
  microphones: SoundDevice[]
  microphone: SoundDevice | null
  speakers: SoundDevice | null
}

/** Why these reject: with one of these words, or in the system's own. */
export type SoundProblem =
  /** No sound server answers. */
  | 'no-server'
  /** There is no such device. */
  | 'no-device'
  /** The system does not let this program hear it. */
  | 'refused'
  | (string & {})

export interface OpenSound {
  /** Nothing reads the device any more, and no sound arrives. */
  close(): void
}

interface SoundListener {
  /** 20 ms of sound, 16,000 samples a second, from -1 to 1. */
  onFrame(samples: Float32Array): void
  /** The device is gone. */
  onEnded(): void
}

export const soundDevices = () => invoke<SoundDevices>('sound_devices')

/** Reads the device of this id. */
export async function openSound(
  id: string,
  { onFrame, onEnded }: SoundListener,
): Promise<OpenSound> {
  const frames = new Channel<ArrayBuffer | 'ended'>((frame) =>
    frame === 'ended' ? onEnded() : onFrame(speechOf(new Int16Array(frame))),
  )
  const rid = await invoke<number>('open_sound', { id, frames })
  return {
    close() {
      frames.onmessage = () => {}
      new Resource(rid).close().catch((error: unknown) => console.error(error))
    },
  }
}

const FRAME_LENGTH = SOUND_SAMPLE_RATE / 50

/**
 * A frame of 20 ms at the rate of the product: each sample is the mean of the device's samples that
 * it stands for.
 */
export function speechOf(frame: Int16Array): Float32Array {
  const step = frame.length / FRAME_LENGTH
  return Float32Array.from({ length: FRAME_LENGTH }, (_, index) => {
    const from = Math.floor(index * step)
    const until = Math.max(from + 1, Math.floor((index + 1) * step))
    let sum = 0
    for (let sample = from; sample < until; sample++) sum += frame[sample] ?? 0
    return sum / (until - from) / 32_768
  })
}
