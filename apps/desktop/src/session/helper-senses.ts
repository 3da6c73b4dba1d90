import type { LiveChannel } from '@sightline/contracts/live/kinds'
import type { Senses, SensesState } from '@sightline/live-ui/engine/senses'

/** Senses whose channels can be muted by a key: a muted channel is not read at all. */
export interface HelperSenses extends Senses {
  getState(): HelperSensesState
  setMuted(channel: LiveChannel, isMuted: boolean): void
}

export interface HelperSensesState extends SensesState {
  muted: Record<LiveChannel, boolean>
  /** What is missing of a channel that is open, and its likely cause. */
  notes: Record<LiveChannel, string | null>
}
