import type { LiveEvent } from '@sightline/contracts/live/events'
import { useState } from 'react'
import { shareScreen, stopScreen } from '../capture/capture.ts'
import { useCapture } from '../capture/use-capture.ts'
import type { SyncedSession } from './use-live-events.ts'

interface Options {
  /** The events of the session when the page was opened. */
  events: LiveEvent[]
  session: SyncedSession['session']
  /** Another tab perceives. */
  isElsewhere: boolean
}

/** What is shared in this tab, and whether it should be but is not. */
export function useShare({ events, session: { sources, state }, isElsewhere }: Options) {
  const { screen, you } = useCapture()
  const [wasShared] = useState(() => events.some(isShareBegun))
  const [hasStopped, setHasStopped] = useState(false)
  const isMissed = sources.screen === 'lost' || (wasShared && !hasStopped)
  return {
    /** Nothing of the other side is perceived any more, and the user has not ended that here. */
    isDeaf: screen === null && !isElsewhere && isMissed,
    isPerceiving: state !== 'ended' && (screen !== null || you !== null),
    stopSharing() {
      setHasStopped(true)
      stopScreen()
    },
    shareAgain: () => void shareScreen(),
  }
}

const isShareBegun = (event: LiveEvent) =>
  event.type === 'source-changed' && event.source === 'screen' && event.status === 'on'
