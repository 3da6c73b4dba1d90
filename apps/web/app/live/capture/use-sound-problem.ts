import type { SoundChannel } from './sound-channel.ts'
import { type SoundProblem, soundProblem } from './their-sound.ts'
import { useEachSecond } from './use-each-second.ts'

function problemNow(channel: SoundChannel, openedAt: number): SoundProblem | null {
  const now = performance.now()
  const [heardAt, signalAt] = [channel.lastHeardAt(), channel.lastSignalAt() ?? openedAt]
  return soundProblem({
    openMs: now - openedAt,
    sinceSpeechMs: heardAt === null ? null : now - heardAt,
    sinceSignalMs: now - signalAt,
    isCut: channel.track.muted || channel.track.readyState === 'ended',
  })
}

/** What is wrong with the sound of a share now; null for nothing, and without a channel. */
export const useSoundProblem = (channel: SoundChannel | null): SoundProblem | null =>
  useEachSecond(channel, problemNow, null)
