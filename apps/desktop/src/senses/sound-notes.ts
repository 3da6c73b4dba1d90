import type { LiveChannel } from '@sightline/contracts/live/kinds'
import { soundProblemOf } from '@sightline/live-ui/engine/sound/sound-problem'
import type { About } from '../native/computer.ts'
import type { SoundProblem } from '../native/sound.ts'
import type { SoundInput } from './sound-input.ts'

type Family = About['family']

/** What lets no program hear, on each system. */
const REFUSED: Record<Family, string> = {
  linux:
    'The system does not let Sightline hear it. Look whether it runs in a sandbox without sound.',
  macos:
    'macOS does not let Sightline hear it. Allow it in System Settings, Privacy & Security, under Microphone and under Screen & System Audio Recording.',
  windows:
    'Windows does not let Sightline hear it. Allow desktop apps in Settings, Privacy & security, Microphone.',
}
const NO_SERVER: Record<Family, string> = {
  linux:
    'No sound server answers: Sightline needs PulseAudio, or PipeWire with pipewire-pulse. Install or start it.',
  macos: 'The sound of this computer does not answer. Start the computer again.',
  windows: 'The sound of this computer does not answer. Start the service “Windows Audio”.',
}
const NO_DEVICE: Record<LiveChannel, string> = {
  them: 'There is no device that plays sound, so the others cannot be heard. Connect speakers or headphones.',
  you: 'No microphone is connected.',
}

/** Why a channel cannot be read, and what to do about it. */
export function openProblem(channel: LiveChannel, problem: SoundProblem, family: Family): string {
  if (problem === 'no-server') return NO_SERVER[family]
  if (problem === 'refused') return REFUSED[family]
  if (problem === 'no-device') return NO_DEVICE[channel]
  const device = channel === 'you' ? 'The microphone' : 'The sound of this computer'
  return `${device} could not be opened. Another program may keep it for itself.`
}

/** Where to see which device a program plays on. */
const PLAYS_ON: Record<Family, string> = {
  linux: 'in the sound settings under Applications, or in pavucontrol under Playback',
  macos: 'in the settings of the meeting’s program under Speaker',
  windows: 'in Settings, System, Sound, Volume mixer',
}
const MUTED_AT: Record<Family, string> = {
  linux: 'in the sound settings under Input',
  macos: 'in System Settings, Sound, Input',
  windows: 'in Settings, System, Sound, Input',
}

/** Sound that is nothing but zeros for this long is no pause between two words. */
const SILENT_MS = 10_000

/** What is missing of a channel that is open, with its likely cause; null for nothing. */
export function soundNote(
  channel: LiveChannel,
  input: SoundInput,
  { openedAt, family }: { openedAt: number; family: Family },
): string | null {
  const device = input.device()?.name
  if (!device) return null
  if (channel === 'them')
    return soundProblemOf(input, openedAt) === 'nothing-yet'
      ? `Nothing heard from the others for 10 seconds. If they speak, their program plays on another device than “${device}”: look ${PLAYS_ON[family]}.`
      : null
  const isSilent = performance.now() - (input.lastSignalAt() ?? openedAt) > SILENT_MS
  return isSilent
    ? `“${device}” gives no sound at all. It may be muted by a key of its own, or ${MUTED_AT[family]}.`
    : null
}
