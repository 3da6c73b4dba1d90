import type { SoundChannel } from '@sightline/live-ui/engine/senses'
import { useEachSecond } from './use-each-second.ts'

/** Sound that is missing for this long is told. */
const SILENT_MS = 10_000

const isSilentNow = (channel: SoundChannel, openedAt: number): boolean =>
  performance.now() - (channel.lastHeardAt() ?? openedAt) > SILENT_MS

/** Whether nothing has been heard on an open channel for ten seconds. */
export const useIsSilent = (channel: SoundChannel | null): boolean =>
  useEachSecond(channel, isSilentNow, false)
