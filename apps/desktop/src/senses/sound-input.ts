import type { SoundChannel, SpeechTaker } from '@sightline/live-ui/engine/senses'
import {
  createSpeechCutter,
  type SpeechCutter,
} from '@sightline/live-ui/engine/sound/speech-cutter'
import {
  type OpenSound,
  openSound,
  type SoundDevice,
  type SoundProblem,
  soundDevices,
} from '../native/sound.ts'

/** A lost or changed default device is noticed within this time. */
const FOLLOW_EVERY_MS = 1000

export interface SoundInput extends SoundChannel, Pick<SpeechCutter, 'peak'> {
  /** The device that is read now; null while none is. */
  device(): SoundDevice | null
  /** While paused, no device is read. */
  setPaused(isPaused: boolean): void
  close(): void
}

interface Options {
  source: 'microphone' | 'speakers'
  /** The id of a microphone; the default one where it is empty or gone. */
  microphone?: string
  onSpeech: (startedAt: number) => SpeechTaker | null
  /** How loud the other channel just was: its echo is no speech. */
  otherPeak?: () => number
  /** Called when another device is read, or none can be. */
  onDevice: (problem: SoundProblem | null) => void
}

/**
 * Reads a microphone, or what the computer plays, and goes on with another device when the default
 * one changes or the device is gone. @throws SoundProblem when none can be read
 */
export async function openSoundInput(options: Options): Promise<SoundInput> {
  const { source, microphone = '', onSpeech, otherPeak, onDevice } = options
  const cutter = createSpeechCutter({ onSpeech, ...(otherPeak && { otherPeak }) })
  let open: (OpenSound & { device: SoundDevice }) | null = null
  let isPaused = false
  let isClosed = false
  let isFollowing = false

  /** The device to read now; null where there is none. */
  async function wanted(): Promise<SoundDevice | null> {
    const devices = await soundDevices()
    if (source === 'speakers') return devices.speakers
    const chosen = devices.microphones.find(({ id }) => id === microphone)
    // Where the default one is gone, a system may name none though there are others.
    return chosen ?? devices.microphone ?? devices.microphones[0] ?? null
  }

  function stop() {
    open?.close()
    open = null
  }

  async function start(device: SoundDevice) {
    const sound = await openSound(device.id, {
      onFrame: cutter.add,
      onEnded() {
        if (open === opened) stop()
        void follow()
      },
    })
    const opened = { ...sound, device }
    stop()
    // It was paused or closed while the device opened.
    if (isPaused || isClosed) opened.close()
    else open = opened
  }

  async function follow() {
    if (isFollowing || isPaused || isClosed) return
    isFollowing = true
    try {
      const device = await wanted()
      if (!device) throw 'no-device' satisfies SoundProblem
      if (device.id !== open?.device.id) {
        await start(device)
        onDevice(null)
      }
    } catch (problem) {
      stop()
      onDevice(problem as SoundProblem)
    } finally {
      isFollowing = false
    }
  }

  const first = await wanted()
  if (!first) throw 'no-device' satisfies SoundProblem
  await start(first)
  const timer = setInterval(() => void follow(), FOLLOW_EVERY_MS)

  return {
    ...cutter,
    level: () => (open ? cutter.level() : 0),
    isCut: () => open === null && !isPaused,
    device: () => open?.device ?? null,
    setPaused(paused) {
      isPaused = paused
      cutter.setPaused(paused)
      if (paused) stop()
      else void follow()
    },
    close() {
      isClosed = true
      clearInterval(timer)
      cutter.finish()
      stop()
    },
  }
}
