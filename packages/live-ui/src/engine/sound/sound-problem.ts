import type { SoundChannel } from '../senses.ts'

/** What is missing of the sound of a share. */
export type SoundProblem =
  /** The track has ended or is muted. */
  | 'cut'
  /** Nobody has spoken since the share began. */
  | 'nothing-yet'
  /**
   * People were heard before, and for a long time there has been no sound at all, as from a muted
   * tab.
   */
  | 'no-signal'

/** Nothing heard since the beginning of the share is told after this time. */
const SILENT_MS = 10_000
/** A call between two turns may send no sound at all for a while. */
const NO_SIGNAL_MS = 60_000

interface Heard {
  /** How long the share has gone on. */
  openMs: number
  /** The time since somebody was last heard; null if nobody was. */
  sinceSpeechMs: number | null
  /** The time since the sound was last anything but digital zeros. */
  sinceSignalMs: number
  isCut: boolean
}

/**
 * What is wrong with the sound of a share; null for nothing. Somebody who was heard and is silent
 * now is not.
 */
export function soundProblem({
  openMs,
  sinceSpeechMs,
  sinceSignalMs,
  isCut,
}: Heard): SoundProblem | null {
  if (isCut) return 'cut'
  if (sinceSpeechMs === null) return openMs > SILENT_MS ? 'nothing-yet' : null
  return sinceSignalMs > NO_SIGNAL_MS ? 'no-signal' : null
}

/** What is wrong with the sound of a channel that is watched since `openedAt`. */
export function soundProblemOf(channel: SoundChannel, openedAt: number): SoundProblem | null {
  const now = performance.now()
  const [heardAt, signalAt] = [channel.lastHeardAt(), channel.lastSignalAt() ?? openedAt]
  return soundProblem({
    openMs: now - openedAt,
    sinceSpeechMs: heardAt === null ? null : now - heardAt,
    sinceSignalMs: now - signalAt,
    isCut: channel.isCut(),
  })
}
